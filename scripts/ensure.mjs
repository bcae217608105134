/**
 * Installs and builds what is missing or older than its sources. `--quiet` speaks only when something is done,
 * `--packages` builds nothing.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { filesIn, hashOf, readStamp } from './lib/hash.mjs';
import { withLock } from './lib/lock.mjs';
import { inRoot } from './lib/paths.mjs';
import { run, runNpm, runTool, seconds } from './lib/run.mjs';
import { TOOLS, WEB_BUILD } from './lib/tools.mjs';

const NODE = [20, 19];
const SHARED = ['package-lock.json', 'tsconfig.base.json'];
const BUILDS = [
  {
    name: 'the server',
    stamp: 'dist/.server-stamp',
    sources: [
      ...[...SHARED, 'nest-cli.json', '.swcrc', 'src', 'worker'],
      ...['tsconfig.json', 'scripts/make-reference.mjs', 'scripts/reference'],
    ],
    build: buildServer,
  },
  {
    name: 'the web client',
    stamp: 'dist/.web-stamp',
    sources: [...SHARED, 'src/contracts', 'src/domain', 'admin-ui', 'docs/guide'],
    // A suite that builds it runs as a test, and would get React's slow and large half.
    build: () =>
      runTool(TOOLS.vite, [...WEB_BUILD, '--logLevel', 'warn'], {
        env: { ...process.env, NODE_ENV: 'production' },
      }),
  },
];

/** Made by the build from many sources. */
const REFERENCE = join('dist/src/core/http/reference/operations.json');

/** Brings node_modules and dist up to the sources. Safe when several processes call it at once. */
export async function ensure({ quiet = false, packages = false } = {}) {
  checkNode();
  const lock = inRoot('.cache', 'ensure.lock');
  const onWait = (pid) => console.log(`Waiting for process ${pid}, which is installing or building.`);
  await withLock(lock, onWait, async () => {
    const done = [await install(), ...(packages ? [] : await buildAll())];
    if (!quiet && !done.includes(true)) console.log('Packages and build are up to date.');
  });
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > NODE[0] || (major === NODE[0] && minor >= NODE[1])) return;
  throw new Error(`Cohort needs Node ${NODE.join('.')} or newer; this is ${process.versions.node}.`);
}

async function install() {
  const stamp = 'node_modules/.cohort-stamp';
  // Some packages bring binaries for one platform.
  const wanted = hashOf(['package-lock.json'], `${process.platform} ${process.arch}`);
  if (readStamp(stamp) === wanted) return false;
  if (!isInstalled()) {
    const start = performance.now();
    console.log('Installing the packages of package-lock.json …');
    await runNpm(['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']);
    console.log(`Installed in ${seconds(start)}.`);
  }
  writeFileSync(inRoot(stamp), wanted);
  return true;
}

/** Whether somebody has run `npm ci` or `npm install` by hand since the lock file changed. */
function isInstalled() {
  const hidden = inRoot('node_modules/.package-lock.json');
  if (!existsSync(hidden)) return false;
  const installed = JSON.parse(readFileSync(hidden, 'utf8')).packages;
  const locked = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8')).packages;
  return Object.entries(locked).every(
    ([path, { optional, version }]) => path === '' || optional || installed[path]?.version === version,
  );
}

async function buildAll() {
  const done = [];
  for (const { name, stamp, sources, build } of BUILDS) {
    const wanted = hashOf(sources);
    const fresh = readStamp(stamp) === wanted;
    done.push(!fresh);
    if (fresh) continue;
    const start = performance.now();
    console.log(`Building ${name} …`);
    rmSync(inRoot(stamp), { force: true });
    await build();
    mkdirSync(inRoot(dirname(stamp)), { recursive: true });
    writeFileSync(inRoot(stamp), wanted);
    console.log(`Built ${name} in ${seconds(start)}.`);
  }
  return done;
}

/** Compiles, then removes what is left of sources that are gone. */
async function buildServer() {
  await Promise.all([runTool(TOOLS.nest, ['build']), run(process.execPath, ['scripts/make-reference.mjs'])]);
  await run(process.execPath, ['dist/src/embedded/queue/prepare-template.js']);
  for (const file of [...filesIn('dist/src'), ...filesIn('dist/worker')]) {
    if (file === REFERENCE) continue;
    const source = file.replace(/^dist[\\/]/, '').replace(/\.js(\.map)?$/, '.ts');
    if (!existsSync(inRoot(source))) rmSync(inRoot(file));
  }
}

/** For a command line: ends the process with the sentence instead of a stack. */
export async function ensureOrExit(options) {
  try {
    await ensure(options);
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const has = (option) => process.argv.includes(option);
  await ensureOrExit({ quiet: has('--quiet'), packages: has('--packages') });
}
