import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: here("."),
  plugins: [svelte({ configFile: here("svelte.config.js") })],
  resolve: { alias: { $: here("src"), "#games": here("../src/dicecafe/games") } },
  build: {
    outDir: here("../src/dicecafe/server/client"),
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the page's policy forbids data: scripts, and art is cached by itself
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: [here("..")] },
    proxy: { "/api": "http://localhost:8000", "/socket": { target: "ws://localhost:8000", ws: true } },
  },
  test: { include: ["test/**/*.test.ts", "../src/dicecafe/games/*/web/*.test.ts"] },
});
