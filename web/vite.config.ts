import { defineConfig } from "vite";

// The pages are served by the Python package: what is built goes into it.
export default defineConfig({
  base: "/",
  build: {
    outDir: "../src/fudaba/server/static",
    emptyOutDir: true,
    manifest: "manifest.json",
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
});
