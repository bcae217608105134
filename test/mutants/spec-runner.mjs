import JestRunner from 'jest-runner';
import FirstFailure from './first-failure.cjs';

/** Leaves out the specs behind the first failure. */
export default class SpecRunner extends JestRunner {
  async runTests(specs, watcher, options) {
    for (const spec of specs) {
      if (FirstFailure.seen) return;
      await super.runTests([spec], watcher, { ...options, serial: true });
    }
  }
}
