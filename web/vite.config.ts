import { defineConfig } from "vite";
import { withForms } from "./src/breakpoints.ts";

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
  // The page is also laid into a folder of any site (`fudaba tab`): only index.html says where all else lies.
  experimental: { renderBuiltUrl: (_, { hostType }) => (hostType === "html" ? undefined : { relative: true }) },
  worker: { format: "es" },
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
