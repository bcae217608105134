import { spawn } from 'node:child_process';
import { ROOT } from './paths.mjs';

/** Runs a command in the root to its end; rejects with its name when it fails. `options` are spawn's. */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'], ...options });
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      if (code === 0) resolve();
      else reject(new Error(`${command} ${args.join(' ')} ended with ${signal ?? `code ${code}`}.`));
    });
  });
}

/** npm as this very installation has it; on Windows it is a script that only a shell runs. */
export function runNpm(args) {
  const cli = process.env.npm_execpath;
  if (cli?.endsWith('npm-cli.js')) return run(process.execPath, [cli, ...args]);
  return run('npm', args, { shell: process.platform === 'win32' });
}

/** A tool of node_modules, by the path of its script. */
export function runTool(script, args, options) {
  return run(process.execPath, [`node_modules/${script}`, ...args], options);
}

export const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;
