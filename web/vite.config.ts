import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

/** Every text file also as the browser likes it best, compressed once and for all. */
const packed: Plugin = {
  name: "packed",
  writeBundle({ dir = "" }, bundle) {
    for (const name of Object.keys(bundle).filter((one) => /\.(js|css|svg|html)$/.test(one))) {
      const body = readFileSync(join(dir, name));
      if (body.length < 1024) continue;
      writeFileSync(join(dir, `${name}.br`), brotliCompressSync(body));
      writeFileSync(join(dir, `${name}.gz`), gzipSync(body, { level: 9 }));
    }
  },
};

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig(({ mode }) => ({
  root: here("."),
  base: "./", // wherever on a site the cafe is: base.ts and the server say
  plugins: [svelte({ configFile: here("svelte.config.js") }), packed],
  resolve: {
    alias: {
      "#server": here(mode === "demo" ? "demo/server.ts" : "src/cafe/server.ts"),
      $: here("src"),
      "#games": here("../src/dicecafe/games"),
    },
  },
  worker: { format: "es" },
  build: {
    outDir: here(mode === "demo" ? "../dist/demo" : "../src/dicecafe/server/client"),
    emptyOutDir: true,
    target: ["chrome123", "firefox120", "safari17.5"], // the first with light-dark(), which must reach the browser as it is
    rolldownOptions: { checks: { pluginTimings: false } },
    assetsInlineLimit: 0, // the page's policy forbids data: scripts, and art is cached by itself
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: [here("..")] },
    proxy: { "/api": "http://localhost:8000", "/socket": { target: "ws://localhost:8000", ws: true } },
  },
  test: { include: ["test/**/*.test.ts"] },
}));
