import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { compressAssets } from './compressAssets.mts';
import { collectShipped, thirdPartyNotices } from './notices/thirdPartyNotices.mts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: here('.'),
  resolve: {
    alias: {
      '@contracts': here('../src/contracts'),
      '@domain': here('../src/domain'),
      'object.entries': here('./objectEntries.cjs'),
    },
  },
  // The contracts' class-validator classes use legacy decorators with type metadata.
  oxc: { decorator: { legacy: true, emitDecoratorMetadata: true } },
  plugins: [react(), collectShipped(), thirdPartyNotices(), compressAssets()],
  worker: { format: 'es', plugins: () => [collectShipped()] },
  build: {
    outDir: here('../dist/admin-ui'),
    emptyOutDir: true,
    target: 'es2022',
    // The content security policy allows no data: scripts, styles or fonts.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 900,
    rolldownOptions: {
      input: ['./index.html', './privacy-policy.html', './terms-of-service.html', './block-preview.html'].map(
        here,
      ),
      output: {
        // A few large files compress better than a hundred small ones, which every page would ask for.
        codeSplitting: {
          groups: [
            // Not the pages' own parts: else those without scripts would load it too.
            {
              name: 'initial',
              tags: ['$initial'],
              test: /^(?!.*\.css).*[\\/](node_modules|admin-ui[\\/]src|src[\\/](contracts|domain))[\\/]/,
              priority: 2,
            },
            { name: 'frame', test: /admin-ui[\\/]src[\\/]layout[\\/]AppLayout\.tsx$/, priority: 1 },
            {
              name: 'validation',
              test: /[\\/](node_modules[\\/](class-validator|class-transformer|validator)|contracts[\\/]validation)[\\/]/,
              minShareCount: 3,
            },
            { name: 'icons', test: /[\\/]@mui[\\/]icons-material[\\/]/, minShareCount: 2 },
            { name: 'common', minShareCount: 25 },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': `http://127.0.0.1:${process.env.PORT ?? 3000}` } },
});
