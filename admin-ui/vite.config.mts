import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig, type UserConfig } from 'vite';
import { groupedChunks } from './chunks/groupedChunks.mts';
import { compressAssets } from './compressAssets.mts';
import { guideData } from './guide/guideData.mts';
import { collectShipped, thirdPartyNotices } from './notices/thirdPartyNotices.mts';
import { openedLater } from './openedLater.mts';
import { outlinedFields } from './outlinedFields.mts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const app = (path: string) => here(`src/${path}`);

const library = (path: string) => here(`../node_modules/${path}`);

const common: UserConfig = {
  root: here('.'),
  resolve: {
    alias: {
      '@contracts': here('../src/contracts'),
      '@domain': here('../src/domain'),
      'object.entries': here('./objectEntries.cjs'),
      inflection: here('./inflection.mts'),
      'jsonexport/dist/index.js': here('./jsonexport.mts'),
      'lodash/isEqual.js': here('./isEqual.mts'),
    },
  },
  // The contracts' class-validator classes use legacy decorators with type metadata.
  oxc: { decorator: { legacy: true, emitDecoratorMetadata: true } },
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
    },
  },
};

async function built(): Promise<UserConfig> {
  const codeSplitting = await groupedChunks(
    { ...common, plugins: [react(), outlinedFields(), openedLater(), guideData()] },
    {
      entry: app('main.tsx'),
      frame: app('layout/AppLayout.tsx'),
      unframed: [
        app('pages/login/LoginPage.tsx'),
        app('pages/forgot-password/ForgotPasswordPage.tsx'),
        app('pages/set-password/SetPasswordPage.tsx'),
      ],
      addressed: [
        'resources/users/UserDialog.tsx',
        'resources/intent/IntentWordDialog.tsx',
        'resources/plans/PlanDialog.tsx',
        'resources/permissions/PermissionDialog.tsx',
        'pages/notifications/channels/Channels.tsx',
      ].map(app),
      dataful: ['tools/products/ProductsPage.tsx', 'resources/dashboard/DashboardList.tsx'].map(app),
      // Whoever shows records asks for them at once.
      along: [
        [library('ra-data-simple-rest/dist/index.js'), library('ra-core/dist/dataProvider/useGetList.js')],
      ],
    },
  );
  return {
    ...common,
    plugins: [
      react(),
      outlinedFields(),
      openedLater(),
      guideData(),
      collectShipped(),
      thirdPartyNotices(),
      compressAssets(),
    ],
    worker: { format: 'es', plugins: () => [collectShipped()] },
    build: {
      ...common.build,
      rolldownOptions: { ...common.build?.rolldownOptions, output: { codeSplitting } },
    },
  };
}

/** Where the API of a developer listens. */
const API = `http://127.0.0.1:${process.env.PORT ?? 3000}`;

function served(): UserConfig {
  return {
    ...common,
    plugins: [react(), guideData()],
    server: { proxy: { '/api': API, '/go/': API } },
  };
}

export default defineConfig(({ command }) => (command === 'build' ? built() : served()));
