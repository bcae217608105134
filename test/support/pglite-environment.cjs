const { TestEnvironment } = require('jest-environment-node');

/**
 * PGlite imports modules of Node while it starts, which Jest's own module system can't do: it is loaded outside of
 * it, and specs take it from here with `jest.mock('@electric-sql/pglite', () => globalThis.PGLITE)`.
 */
module.exports = class PGliteEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.PGLITE = require('@electric-sql/pglite');
  }
};
