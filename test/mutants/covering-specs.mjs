import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import FirstFailure from './first-failure.cjs';

/** Below the copy of the code that one run of Stryker works on; each has its own. */
const SPECS = '.cache/mutants/specs.json';

/**
 * Leaves out the specs of which Stryker asks for no test, since to load them all costs most of a mutant's time, and begins
 * with the quickest. The first run, which asks for every test, notes what each spec has and how long it takes.
 */
export default class CoveringSpecs {
  constructor({ globalConfig }) {
    this.asked = globalConfig.testNamePattern;
    FirstFailure.seen = false;
  }

  sort(specs) {
    if (!this.asked || !existsSync(SPECS)) return specs;
    const known = JSON.parse(readFileSync(SPECS, 'utf8'));
    const asked = new RegExp(this.asked);
    return specs
      .filter(({ path }) => known[path]?.names.some((name) => asked.test(name)) ?? true)
      .sort((a, b) => (known[a.path]?.milliseconds ?? 0) - (known[b.path]?.milliseconds ?? 0));
  }

  cacheResults(_, { testResults }) {
    if (this.asked) return;
    const known = testResults.map(({ testFilePath, testResults: tests, perfStats }) => [
      testFilePath,
      { names: tests.map(({ fullName }) => fullName), milliseconds: perfStats.runtime },
    ]);
    mkdirSync(dirname(SPECS), { recursive: true });
    writeFileSync(SPECS, JSON.stringify(Object.fromEntries(known)));
  }
}
