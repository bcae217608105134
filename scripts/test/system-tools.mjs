import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from '../lib/run.mjs';

const NEEDED = [
  {
    package: 'chromium',
    names: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
    variable: 'CHROMIUM',
  },
  { package: 'redis-server', names: ['redis-server'], variable: 'REDIS_SERVER' },
];

/** Paths of the browser and of Redis; installs them as root on Debian, else says what to install. */
export async function systemTools() {
  const missing = NEEDED.filter((tool) => !find(tool)).map((tool) => tool.package);
  if (missing.length) await install(missing);
  return Object.fromEntries(NEEDED.map((tool) => [tool.variable, find(tool)]));
}

async function install(packages) {
  const names = packages.join(' and ');
  const isDebian = existsSync('/etc/debian_version') && find({ names: ['apt-get'] });
  if (!isDebian || process.getuid?.() !== 0) {
    throw new Error(`Please install ${names}; the tests need them.`);
  }
  console.log(`Installing ${names} with apt-get …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq'], { env });
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { env });
  const still = NEEDED.filter((tool) => packages.includes(tool.package) && !find(tool));
  if (still.length) throw new Error(`apt-get installed ${names}, but a program is still missing.`);
}

/** A path named by the tool's own variable wins over the PATH. */
function find({ names, variable }) {
  if (variable && process.env[variable]) return process.env[variable];
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
