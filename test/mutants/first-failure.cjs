const { TestEnvironment } = require('jest-environment-node');

/** Leaves out the tests behind the first that fails: one is enough to notice a mutant. */
class FirstFailure extends TestEnvironment {
  /** Of the present run. */
  static seen = false;

  handleTestEvent({ name, test }) {
    if (name === 'test_start' && FirstFailure.seen) test.mode = 'skip';
    if (name === 'test_done' && test.errors.length > 0) FirstFailure.seen = true;
  }
}

module.exports = FirstFailure;
