import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from '../lib/run.mjs';

// The shell draws no window of its own: the browser stage takes two thirds of what it takes with the whole browser.
const NEEDED = [
  {
    package: 'chromium-headless-shell',
    best: ['chromium-headless-shell'],
    names: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
    variable: 'CHROMIUM',
  },
  { package: 'redis-server', best: ['redis-server'], names: [], variable: 'REDIS_SERVER' },
];

/** Paths of the browser and of Redis; installs them as root on Debian, else says what to install. */
export async function systemTools() {
  const missing = NEEDED.filter((tool) => !find(tool, tool.best));
  if (missing.length && mayInstall()) await install(missing.map((tool) => tool.package));
  const absent = NEEDED.filter((tool) => !find(tool)).map((tool) => tool.package);
  if (absent.length) throw new Error(`Please install ${absent.join(' and ')}; the tests need them.`);
  return Object.fromEntries(NEEDED.map((tool) => [tool.variable, find(tool)]));
}

function mayInstall() {
  return existsSync('/etc/debian_version') && process.getuid?.() === 0 && search(['apt-get']);
}

/** What apt-get refuses is missed only if nothing else on the machine does its work. */
async function install(packages) {
  console.log(`Installing ${packages.join(' and ')} with apt-get …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  try {
    await run('apt-get', ['update', '-qq'], { env });
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { env });
  } catch (error) {
    console.error(error.message);
  }
}

/** A path named by the tool's own variable wins over the PATH. */
function find({ best, names, variable }, wanted = [...best, ...names]) {
  return process.env[variable] || search(wanted);
}

function search(names) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/local/bin', '/snap/bin'];
  for (const name of names) {
    const found = folders.map((folder) => join(folder, name)).find(isExecutable);
    if (found) return found;
  }
  return undefined;
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
