import { fileURLToPath } from 'node:url';
import svelte from '@astrojs/svelte';
import { defineConfig, passthroughImageService } from 'astro/config';
import { renderedDocs } from './src/site/build/rendered-docs.mjs';
import { subsetFonts } from './src/site/build/subset-fonts.mjs';
import { recordPackages } from './src/site/build/record-packages.mjs';
import { withoutSchemas } from './src/site/build/without-schemas.mjs';
import { PLACEHOLDER_BASE } from './src/site/build/placeholder-base.mjs';

/**
 * Compiles the site once, when the package is built, into a bundle that renders pages without Astro:
 * `dist/site/server/entry.mjs` (see `src/site/entry.ts`) and `dist/site/client` (what browsers load).
 */
export default defineConfig({
  srcDir: './src/site',
  publicDir: './public',
  outDir: './dist/site',
  output: 'server',
  // Pages are rendered for any depth below any address: `src/site/entry.ts` replaces this in each of them.
  base: PLACEHOLDER_BASE,
  trailingSlash: 'never',
  compressHTML: 'jsx',
  build: { assets: '_a', inlineStylesheets: 'never', serverEntry: 'entry.mjs' },
  image: { service: passthroughImageService() },
  devToolbar: { enabled: false },
  adapter: bundleAdapter(),
  integrations: [svelte(), subsetFonts()],
  vite: {
    plugins: [withoutSchemas(), renderedDocs(), recordPackages()],
    // Scripts and styles find each other by their own address, so that the site works below any path.
    experimental: {
      renderBuiltUrl: (_file, { hostType }) => (hostType === 'html' ? undefined : { relative: true }),
    },
    // Nothing may be inlined: the security policy of pages allows inline scripts by their hashes only.
    build: { assetsInlineLimit: 0 },
    environments: {
      client: { build: { rolldownOptions: { output: clientOutput() } } },
      // Without hashes, which would cover the folder of the build (see `compile-site.ts`).
      ssr: { build: { rolldownOptions: { output: { chunkFileNames: 'chunks/[name].mjs' } } } },
    },
    ssr: { noExternal: true },
  },
});

function clientOutput() {
  return {
    // A short name: it stands in every page.
    entryFileNames: '_a/[hash].js',
    // One file has what nearly all pages need. By default, each set of pages that share modules gets its own file,
    // of a few hundred bytes.
    codeSplitting: {
      groups: [
        {
          name: 'common',
          test: /[\\/]src[\\/](?:model|base|render|query)[\\/]/,
          minShareCount: 10,
          maxModuleSize: 3000,
        },
      ],
    },
  };
}

/** The smallest adapter: the server bundle is a module that exports what `entry.ts` exports. */
function bundleAdapter() {
  return {
    name: 'treeatlas-bundle',
    hooks: {
      'astro:config:done': ({ setAdapter }) =>
        setAdapter({
          name: 'treeatlas-bundle',
          entrypointResolution: 'auto',
          serverEntrypoint: fileURLToPath(new URL('./src/site/entry.ts', import.meta.url)),
          supportedAstroFeatures: { serverOutput: 'stable', sharpImageService: 'stable' },
        }),
    },
  };
}
