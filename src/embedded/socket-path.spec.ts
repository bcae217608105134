import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import os from 'node:os';
import { dirname, join } from 'node:path';
import { socketPath, socketPathOf } from './socket-path';

let place: string;

function pretend<Name extends 'tmpdir' | 'userInfo'>(name: Name, answer: ReturnType<(typeof os)[Name]>) {
  jest.spyOn(os, name).mockReturnValue(answer as never);
  // Else it is the default export alone, and the code imports by name.
  syncBuiltinESMExports();
}

beforeEach(() => {
  place = mkdtempSync(join(os.tmpdir(), 'cohort-sockets-'));
  pretend('tmpdir', place);
});
afterEach(() => {
  jest.restoreAllMocks();
  syncBuiltinESMExports();
  rmSync(place, { recursive: true });
});

describe('a socket', () => {
  it('is in a folder that only its owner can enter', () => {
    const path = socketPath('store');
    expect(path.startsWith(place)).toBe(true);
    expect(statSync(dirname(path)).mode & 0o777).toBe(0o700);
  });

  it('is short where the folder for such things is not', () => {
    pretend('tmpdir', `/tmp/${'long/'.repeat(20)}`);
    expect(socketPath(`lock-${'f'.repeat(16)}`).length).toBeLessThan(100);
  });

  it('closes a folder that others could enter', () => {
    const folder = dirname(socketPath('store'));
    chmodSync(folder, 0o777);
    socketPath('store');
    expect(statSync(folder).mode & 0o777).toBe(0o700);
  });

  it.each([
    ['leads elsewhere', (folder: string) => symlinkSync(os.homedir(), folder)],
    ['is a file', (folder: string) => writeFileSync(folder, '')],
    ['is somebody else’s', () => pretend('userInfo', { ...os.userInfo(), uid: 4_242 })],
  ])('is refused where its folder %s', (_, prepare) => {
    mkdirSync(join(place, 'cohort-4242'));
    prepare(join(place, `cohort-${os.userInfo().uid}`));
    expect(() => socketPath('store')).toThrow(/is not a folder of yours: remove it or set TMPDIR/);
  });
});

describe('the socket of a folder', () => {
  it('is the same whatever way leads there, and another one elsewhere', () => {
    const [folder, other, link] = ['data', 'other', 'link'].map((name) => join(place, name)) as [
      string,
      string,
      string,
    ];
    mkdirSync(folder);
    mkdirSync(other);
    symlinkSync(folder, link);
    expect(socketPathOf(link)).toBe(socketPathOf(folder));
    expect(socketPathOf(other)).not.toBe(socketPathOf(folder));
  });
});
