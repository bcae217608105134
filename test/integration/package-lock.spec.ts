import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Locked {
  optionalDependencies?: Record<string, string>;
}

/**
 * `npm ci` refuses a lock file that lacks a package, even one for another platform; npm leaves them out where its
 * registry did not have them.
 */
it('names the packages of every platform', () => {
  const text = readFileSync(join(__dirname, '../../package-lock.json'), 'utf8');
  const { packages } = JSON.parse(text) as { packages: Record<string, Locked> };
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !packages[`node_modules/${name}`] && !packages[`${path}/node_modules/${name}`],
    ),
  );
  expect(missing).toEqual([]);
});
