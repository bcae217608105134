/** `npm run dev`: Nest rebuilds and restarts API and worker when their sources change; Vite reloads the web client. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, utimesSync } from 'node:fs';
import { watch } from 'chokidar';
import { inRoot, ROOT } from './lib/paths.mjs';
import { TOOLS, WEB_SERVE } from './lib/tools.mjs';

/** Longer than a stop of the server takes at the most. */
const KILL_AFTER_MS = 11_000;
const hasGroups = process.platform !== 'win32';

const tools = [
  // Over a shell, a restart would wait for the shell alone and start beside the old server.
  start(TOOLS.nest, ['start', '--watch', '--no-shell', '--preserveWatchOutput']),
  start(TOOLS.vite, WEB_SERVE),
];
const tables = watch('src', {
  cwd: ROOT,
  ignoreInitial: true,
  ignored: (path, stats) => stats?.isFile() && !path.endsWith('.json'),
});
tables.on('add', bring).on('change', bring);
const ended = tools.map((tool) => once(tool, 'exit'));
// A terminal's Ctrl+C arrives twice, by itself and through npm: the listeners stay.
const asked = new Promise((resolve) => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, resolve);
});
await Promise.race([asked, ...ended]);

end('SIGTERM');
const timer = setTimeout(end, KILL_AFTER_MS, 'SIGKILL');
await Promise.all([...ended, tables.close()]);
clearTimeout(timer);

/** In a group of its own: what it has started itself ends with it. */
function start(script, args) {
  return spawn(process.execPath, [inRoot('node_modules', script), ...args], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: hasGroups,
  });
}

/** Nest restarts for code alone: a JSON file is copied here, and the entry made to look new. */
function bring(path) {
  copyFileSync(inRoot(path), inRoot('dist', path));
  const now = new Date();
  utimesSync(inRoot('dist/worker/all-in-one.js'), now, now);
}

function end(signal) {
  for (const { pid } of tools) {
    try {
      process.kill(hasGroups ? -pid : pid, signal);
    } catch (error) {
      if (error.code !== 'ESRCH') throw error;
    }
  }
}
