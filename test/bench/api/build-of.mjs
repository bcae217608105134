import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inRoot, ROOT } from '../../../scripts/lib/paths.mjs';

/** Runs `work` with the folder of a commit whose server is built. */
export async function withBuildOf(commit, work) {
  const folder = mkdtempSync(join(tmpdir(), 'cohort-bench-commit-'));
  try {
    run('git', ['worktree', 'add', '--quiet', '--detach', folder, commit], ROOT);
    if (hasPackagesOf(folder)) symlinkSync(inRoot('node_modules'), join(folder, 'node_modules'), 'dir');
    else run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], folder);
    run('npm', ['run', '--silent', 'build:server'], folder);
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
    run('git', ['worktree', 'prune'], ROOT);
  }
}

/** Whether all that its server runs on is installed here, in the same versions. */
function hasPackagesOf(folder) {
  const packagesIn = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;
  const installed = packagesIn(inRoot('node_modules/.package-lock.json'));
  return Object.entries(packagesIn(join(folder, 'package-lock.json'))).every(
    ([path, { dev, optional, version }]) =>
      path === '' || dev || optional || installed[path]?.version === version,
  );
}

function run(command, args, cwd) {
  execFileSync(command, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
}
