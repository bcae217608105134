/** Scripts of the tools that are started without npm in between, so that signals and exit codes are theirs. */
export const TOOLS = {
  nest: '@nestjs/cli/bin/nest.js',
  vite: 'vite/bin/vite.js',
  // The native one, which only checks: Nest stands on the API of TypeScript 5.
  tsc: 'typescript-native/bin/tsc',
  oxlint: 'oxlint/bin/oxlint',
  depcruise: 'dependency-cruiser/bin/dependency-cruise.mjs',
  knip: 'knip/bin/knip.js',
  oxfmt: 'oxfmt/bin/oxfmt',
  jest: 'jest/bin/jest.js',
  vitest: 'vitest/vitest.mjs',
  playwright: '@playwright/test/cli.js',
};

const WEB_CONFIG = ['--config', 'admin-ui/vite.config.mts'];
export const WEB_BUILD = ['build', ...WEB_CONFIG];
export const WEB_SERVE = ['serve', ...WEB_CONFIG];
