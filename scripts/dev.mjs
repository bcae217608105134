/** `npm run dev`: rebuilds and restarts API and worker when their sources change; Vite reloads the web client. */
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { inRoot, ROOT } from './lib/paths.mjs';
import { runTool } from './lib/run.mjs';
import { SERVER_BUILD, TOOLS, WEB_SERVE } from './lib/tools.mjs';

const SETTLE_MS = 100;
const KILL_AFTER_MS = 10_000;

let server;
let ending = false;
let pending;
let working = Promise.resolve();

const vite = start(`node_modules/${TOOLS.vite}`, WEB_SERVE);
server = startServer();
const watchers = ['src', 'worker'].map((folder) =>
  watch(inRoot(folder), { recursive: true }, (_event, file) => {
    if (!file?.endsWith('.ts') || file.endsWith('.spec.ts')) return;
    clearTimeout(pending);
    pending = setTimeout(() => (working = working.then(reload)), SETTLE_MS);
  }),
);
vite.once('exit', (code) => end(code ?? 0));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => end(0));

function start(script, args = []) {
  return spawn(process.execPath, [script, ...args], { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'] });
}

function startServer() {
  const child = spawn(process.execPath, ['--enable-source-maps', 'dist/worker/all-in-one.js'], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  child.once('exit', (code, signal) => {
    if (child === server && !ending) {
      console.log(`The server ended (${signal ?? code}); it starts again with the next change.`);
    }
  });
  return child;
}

async function reload() {
  if (ending) return;
  try {
    await runTool(TOOLS.swc, SERVER_BUILD);
  } catch {
    console.log('The build failed: the server that runs is the one before the change.');
    return;
  }
  const old = server;
  server = undefined;
  await stop(old);
  if (!ending) server = startServer();
}

async function stop(child) {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), KILL_AFTER_MS);
  await gone;
  clearTimeout(timer);
}

async function end(code) {
  if (ending) return;
  ending = true;
  for (const watcher of watchers) watcher.close();
  await Promise.all([stop(vite), working.then(() => stop(server))]);
  process.exit(code);
}
