import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Below the copy of the code that one run of Stryker works on; each has its own. */
const NAMES = '.cache/mutants/names-of-tests.json';

/**
 * Leaves out the specs of which Stryker asks for no test: to load them all costs most of a mutant's time. The first run,
 * which asks for every test, notes which file has which.
 */
export default class CoveringSpecs {
  constructor({ globalConfig }) {
    this.asked = globalConfig.testNamePattern;
  }

  sort(specs) {
    if (!this.asked || !existsSync(NAMES)) return specs;
    const names = JSON.parse(readFileSync(NAMES, 'utf8'));
    const asked = new RegExp(this.asked);
    return specs.filter(({ path }) => names[path]?.some((name) => asked.test(name)) ?? true);
  }

  cacheResults(_, { testResults }) {
    if (this.asked) return;
    const names = testResults.map((spec) => [
      spec.testFilePath,
      spec.testResults.map((test) => test.fullName),
    ]);
    mkdirSync(dirname(NAMES), { recursive: true });
    writeFileSync(NAMES, JSON.stringify(Object.fromEntries(names)));
  }
}
