import { defineConfig } from "vite";
import { withForms } from "./src/forms.ts";

// The pages are served by the Python package: what is built goes into it.
export default defineConfig({
  base: "/",
  plugins: [
    {
      name: "forms",
      enforce: "pre",
      transform: (code, id) => (id.endsWith(".css") ? { code: withForms(code), map: null } : null),
    },
  ],
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
