/** Scripts of the tools that are started without npm in between, so that signals and exit codes are theirs. */
export const TOOLS = {
  swc: '@swc/cli/bin/swc.js',
  vite: 'vite/bin/vite.js',
  tsc: 'typescript/bin/tsc',
  eslint: 'eslint/bin/eslint.js',
  depcruise: 'dependency-cruiser/bin/dependency-cruise.mjs',
  prettier: 'prettier/bin/prettier.cjs',
  jest: 'jest/bin/jest.js',
  playwright: '@playwright/test/cli.js',
};

export const SERVER_BUILD = ['src', 'worker', '--out-dir', 'dist', '--ignore', '**/*.spec.ts', '--quiet'];
const WEB_CONFIG = ['--config', 'admin-ui/vite.config.mts'];
export const WEB_BUILD = ['build', ...WEB_CONFIG];
export const WEB_SERVE = ['serve', ...WEB_CONFIG];
