// Measures the word search among many words on the embedded stores: `npm run bench:words`.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = new URL('../../', import.meta.url).pathname;
const WORDS = 50_000;
/** A file of words holds at most 1 MB. */
const FILES = 2;
const SEARCHES = 40;
const LIMIT_MS = 50;
const ADMIN = { email: 'admin@cohort.local', password: 'bench-admin-password' };
const folder = mkdtempSync(join(tmpdir(), 'cohort-bench-'));

const server = spawn(process.execPath, [join(root, 'dist/worker/all-in-one.js')], {
  cwd: folder,
  env: {
    PATH: process.env.PATH,
    DATA_DIR: folder,
    PORT: '0',
    SAMPLE_DATA: 'off',
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
  },
  stdio: ['ignore', 'pipe', 'inherit'],
});
const ended = new Promise((resolve) => server.once('exit', resolve));

function addressOf() {
  return new Promise((resolve, reject) => {
    let output = '';
    server.stdout.on('data', (chunk) => {
      output += chunk;
      const url = /ready on (http:\/\/\S+)/.exec(output)?.[1];
      if (url) resolve(url);
    });
    void ended.then(() =>
      reject(new Error('the server did not start: build it first (npm run build:server)')),
    );
  });
}

async function call(url, options) {
  const response = await fetch(url, options);
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  return response.json();
}

async function timesOf(count, work) {
  const times = [];
  for (let i = 0; i < count; i++) {
    const begin = performance.now();
    await work(i);
    times.push(performance.now() - begin);
  }
  return times.sort((a, b) => a - b);
}

function report(label, times, aim = '') {
  const [median, worst] = [times[Math.floor(times.length / 2)], times.at(-1)];
  const figure = `median ${median.toFixed(1)} ms, worst ${worst.toFixed(1)} ms`;
  console.log(`${label.padEnd(46)} ${figure.padStart(36)}   ${aim}`.trimEnd());
}

try {
  const url = await addressOf();
  const json = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ADMIN),
  };
  const { access_token: token } = await call(`${url}/api/auth`, json);
  const headers = { authorization: `Bearer ${token}` };
  const search = (text) => call(`${url}/api/intent?limit=50&text=${encodeURIComponent(text)}`, { headers });
  report('search among the words of a new database', await timesOf(SEARCHES, (i) => search(`nowhere ${i}`)));
  const labels = Array.from({ length: WORDS }, (_, i) => `word ${i}`);
  const imports = await timesOf(FILES, async (file) => {
    const part = labels.slice((file * WORDS) / FILES, ((file + 1) * WORDS) / FILES);
    const body = new FormData();
    body.append(
      'file',
      new Blob([['type,label', ...part.map((label) => `Navigational,${label}`)].join('\n')]),
      'words.csv',
    );
    await call(`${url}/api/intent-words/import`, { method: 'POST', headers, body });
  });
  report(`import of ${WORDS / FILES} words`, imports);
  await search('first');
  report(
    `search among ${WORDS} words, found nowhere`,
    await timesOf(SEARCHES, (i) => search(`nowhere ${i}`)),
    `aim ${LIMIT_MS} ms`,
  );
  report(
    `search among ${WORDS} words, found inside`,
    await timesOf(SEARCHES, (i) => search(`${i}9`)),
    `aim ${LIMIT_MS} ms`,
  );
  report(
    'limit: a bare walk through the same labels',
    await timesOf(SEARCHES, (i) => labels.filter((label) => label.includes(`nowhere ${i}`))),
  );
} finally {
  server.kill('SIGTERM');
  await ended;
  rmSync(folder, { recursive: true, force: true });
}
