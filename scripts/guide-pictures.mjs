/**
 * `npm run guide:pictures`: takes the pictures of the guide anew, from the product with its sample data. With slugs, only those:
 * `npm run guide:pictures -- plans batches`. Look at each before you commit it.
 */
import { chromium } from '@playwright/test';
import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { PICTURES } from './guide-pictures/pictures.mjs';
import { inRoot } from './lib/paths.mjs';

const FOLDER = inRoot('docs/guide/pictures');
const SIZE = { width: 1280, height: 800 };
/** Bytes; a page loads them one by one. */
const MOST_BYTES = 120 * 1024;
const READY = /Cohort is ready on (http:\/\/\S+)/;
const START_MS = 180_000;
/** The accounts of the README. */
const PASSWORDS = {
  'admin@cohort.local': 'cohort-admin',
  'pro@cohort.local': 'cohort-pro',
};

const wanted = process.argv.slice(2);
const data = await mkdtemp(join(tmpdir(), 'cohort-guide-'));
const server = spawn(process.execPath, [inRoot('dist/worker/all-in-one.js')], {
  cwd: data,
  env: {
    ...process.env,
    DATA_DIR: data,
    PORT: '0',
    SAMPLE_DATA: 'on',
    TRUST_PROXY: 'off',
    MONGODB_URI: '',
    QUEUE_URL: '',
  },
});
const ended = new Promise((resolve) => server.once('exit', resolve));
try {
  const url = await readyUrl();
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run'],
  });
  try {
    for (const picture of PICTURES) {
      if (wanted.length > 0 && !wanted.includes(picture.slug)) continue;
      await take(browser, url, picture).catch((error) => {
        process.exitCode = 1;
        console.error(`${picture.slug}: ${error.message}`);
      });
    }
  } finally {
    await browser.close();
  }
} finally {
  server.kill('SIGTERM');
  await ended;
  await rm(data, { recursive: true, force: true });
}

function readyUrl() {
  return new Promise((resolve, reject) => {
    let output = '';
    const hear = (chunk) => {
      output += chunk;
      const url = READY.exec(output)?.[1];
      if (url) resolve(url);
    };
    server.stdout.on('data', hear);
    server.stderr.on('data', hear);
    void ended.then(() => reject(new Error(`The server ended:\n${output}`)));
    setTimeout(() => reject(new Error(`The server did not start:\n${output}`)), START_MS).unref();
  });
}

async function take(browser, url, { slug, email = 'admin@cohort.local', path, show }) {
  const token = await logIn(url, email);
  const context = await browser.newContext({ viewport: SIZE, colorScheme: 'light', reducedMotion: 'reduce' });
  try {
    await context.addInitScript((kept) => localStorage.setItem('jwt_access_token', kept), token);
    const page = await context.newPage();
    await page.goto(url + path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await show?.(page);
    await page.getByText('Logged in with JWT').waitFor({ state: 'detached' });
    await page.waitForFunction(isWhole);
    const picture = await compressed(await page.screenshot());
    await writeFile(join(FOLDER, `${slug}.webp`), picture);
    console.log(`${slug}.webp: ${Math.round(picture.length / 1024)} kB`);
  } finally {
    await context.close();
  }
}

/** Runs in the page: whether its fonts and pictures are there, and nothing says that it loads. */
function isWhole() {
  const { document } = globalThis;
  const waits = document.querySelector('[aria-busy="true"], .MuiSkeleton-root');
  return (
    !waits && document.fonts.status === 'loaded' && [...document.images].every(({ complete }) => complete)
  );
}

async function logIn(url, email) {
  const response = await fetch(`${url}/api/auth`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORDS[email] }),
  });
  const { access_token: token } = await response.json();
  return token;
}

/** As sharp as the room lets. */
async function compressed(png) {
  for (const quality of [80, 65, 50]) {
    const picture = await sharp(png).webp({ quality, effort: 6 }).toBuffer();
    if (picture.length <= MOST_BYTES) return picture;
  }
  throw new Error('The picture is too large.');
}
