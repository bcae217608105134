import { spawnSync } from 'node:child_process';

/** Those of the flags that this Node takes: V8's come and go, and Node does not start with one that it does not know. */
export function flagsThatWork(flags: readonly string[]): string[] {
  const works = (some: readonly string[]) =>
    spawnSync(process.execPath, [...some, '--eval', ''], { stdio: 'ignore' }).status === 0;
  return works(flags) ? [...flags] : flags.filter((flag) => works([flag]));
}
