import { spawn } from 'node:child_process';
import { ROOT } from '../lib/paths.mjs';

const children = new Set();

/**
 * Runs a tool of node_modules in a process group of its own, so that whatever it started ends with it.
 * Gives whether it ended well. Time limits are the single tests' own.
 */
export function runGroup(script, args, { env = {} } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [`node_modules/${script}`, ...args], {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
      detached: true,
    });
    children.add(child);
    child.once('error', reject);
    child.once('exit', (code) => {
      children.delete(child);
      endGroup(child);
      resolve(code === 0);
    });
  });
}

export function endChildren() {
  for (const child of children) endGroup(child);
}

function endGroup(child) {
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    // Nothing of the group is left.
  }
}
