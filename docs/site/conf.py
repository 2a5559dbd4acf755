"""How Sphinx makes the documentation's site: see tools/docsite.py, which lays its pages out."""

from __future__ import annotations

import dicecafe

project = "Dice Cafe"
author = "the Dice Cafe contributors"
version = release = dicecafe.__version__
language = "en"

extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.viewcode"]
myst_heading_anchors = 4
myst_enable_extensions = ["colon_fence", "attrs_inline"]
suppress_warnings = [
    "myst.xref_missing",  # anchors of folders and of lines, which the pages have for readers of the repository
    "misc.highlighting_failure",  # transcripts of consoles with "..." in them
]
autodoc_member_order = "bysource"
autodoc_preserve_defaults = True
default_role = "code"

html_theme = "furo"
html_title = "Dice Cafe"
html_favicon = "icon.svg"
html_logo = "icon.svg"
html_show_sourcelink = False
html_show_copyright = False
html_show_sphinx = False
html_static_path = ["static"]
html_css_files = ["cafe.css"]
html_theme_options = {
    "light_css_variables": {
        "color-brand-primary": "#B5306A",
        "color-brand-content": "#9C2359",
        "color-background-primary": "#FFFBF6",
        "color-background-secondary": "#FFF6EC",
    },
    "dark_css_variables": {
        "color-brand-primary": "#F07AA8",
        "color-brand-content": "#F59CBF",
        "color-background-primary": "#1F1714",
        "color-background-secondary": "#2B201B",
    },
}
