"""`python -m dicecafe`."""

import sys

from dicecafe.cli import main

sys.exit(main())
