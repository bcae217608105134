import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Locked {
  /** Where another package stands in for the one that is asked for. */
  name?: string;
  integrity?: string;
  dev?: boolean;
  cpu?: string[];
  os?: string[];
  libc?: string[];
  hasInstallScript?: boolean;
  optionalDependencies?: Record<string, string>;
}

const text = readFileSync(join(__dirname, '../../package-lock.json'), 'utf8');
const { packages } = JSON.parse(text) as { packages: Record<string, Locked> };
const locked = Object.entries(packages).filter(([path]) => path !== '');
const inProduction = locked.filter(([, { dev }]) => dev !== true);

const pathsOf = (entries: typeof locked) => entries.map(([path]) => path);
const suits = (wanted: string[] | undefined, own: string) => !wanted || wanted.includes(own);

/**
 * `npm ci` refuses a lock file that lacks a package, even one for another platform; npm leaves them out where its
 * registry did not have them.
 */
it('names the packages of every platform', () => {
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !packages[`node_modules/${name}`] && !packages[`${path}/node_modules/${name}`],
    ),
  );
  expect(missing).toEqual([]);
});

it.each(['x64', 'arm64'])('has the integrity of all that is installed on Debian %s', (cpu) => {
  const installed = locked.filter(
    ([, { os, cpu: cpus, libc }]) => suits(os, 'linux') && suits(cpus, cpu) && suits(libc, 'glibc'),
  );
  expect(installed.length).toBeGreaterThan(inProduction.length);
  expect(pathsOf(installed.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')))).toEqual([]);
});

it('lets nothing but the embedded store run a script when it is installed in production', () => {
  const withScript = inProduction.filter(([, { hasInstallScript }]) => hasInstallScript);
  expect(pathsOf(withScript)).toEqual(['node_modules/lmdb', 'node_modules/msgpackr-extract']);
});

it('installs an empty package for the one that reports installs', () => {
  const asked = locked.filter(([path]) => path.endsWith('node_modules/@scarf/scarf'));
  expect(asked.map(([, { name }]) => name)).toEqual(['@favware/skip-dependency']);
});
