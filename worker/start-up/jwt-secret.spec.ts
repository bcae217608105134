import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ownJwtSecret } from './jwt-secret';

describe('ownJwtSecret', () => {
  let dir: string;
  beforeEach(async () => {
    dir = await mkdtemp(join(tmpdir(), 'cohort-secret-'));
  });
  afterEach(() => rm(dir, { recursive: true, force: true }));

  it('is made once and kept for its owner alone', async () => {
    const data = join(dir, 'data');
    const secret = await ownJwtSecret(data);
    expect(secret).toMatch(/^[0-9a-f]{64}$/);
    expect(await ownJwtSecret(data)).toBe(secret);
    expect((await stat(join(data, 'jwt-secret'))).mode & 0o777).toBe(0o600);
  });

  it('differs from folder to folder', async () => {
    expect(await ownJwtSecret(join(dir, 'a'))).not.toBe(await ownJwtSecret(join(dir, 'b')));
  });

  it('refuses a file that was cut short', async () => {
    await writeFile(join(dir, 'jwt-secret'), 'abc');
    await expect(ownJwtSecret(dir)).rejects.toThrow('is damaged: remove it and start again');
  });
});
