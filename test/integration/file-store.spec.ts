import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { MESSAGES } from '../../src/contracts/messages';
import { useJobsSystem } from '../support/jobs-system';

const system = useJobsSystem('silent');

describe('the file store', () => {
  it('keeps nothing of a file over its cap', async () => {
    const counts = () =>
      Promise.all(
        ['files.files', 'files.chunks'].map((name) => system.database().collection(name).countDocuments({})),
      );
    const before = await counts();
    const chunks = Array.from({ length: 8 }, () => Buffer.alloc(100_000));
    const saving = system.files.save(
      Readable.from(chunks),
      { name: 'big', contentType: 'text/csv' },
      { maxBytes: 500_000 },
    );
    await expect(saving).rejects.toMatchObject({ code: 'FILE_TOO_LARGE', message: MESSAGES.fileTooLarge });
    expect(await counts()).toEqual(before);
  });

  it('says of a file over its cap what its caller says', async () => {
    const saving = system.files.save(
      Readable.from([Buffer.alloc(11)]),
      { name: 'a.png', contentType: 'image/png' },
      { maxBytes: 10, tooLarge: 'Choose a smaller picture' },
    );
    await expect(saving).rejects.toMatchObject({ message: 'Choose a smaller picture' });
  });

  it('gives a part of a file, over the edges of its chunks', async () => {
    const content = Buffer.from(Array.from({ length: 2_200_000 }, (_, i) => i % 251));
    const { id } = await system.files.save(Readable.from([content]), { name: 'a', contentType: 'x/y' });
    const file = await system.files.open(id);
    const end = 2_150_000;
    for (const start of [0, 1_000_000, end]) {
      expect((await buffer(file.part({ start, end }))).equals(content.subarray(start, end + 1))).toBe(true);
    }
  });

  it('gives back what it was given, over many chunks', async () => {
    const content = Buffer.alloc(1_000_000, 'cohort');
    const { id, bytes } = await system.files.save(Readable.from([content]), {
      name: 'a',
      contentType: 'x/y',
    });
    expect(bytes).toBe(content.length);
    expect((await buffer((await system.files.open(id)).stream)).equals(content)).toBe(true);
    await system.files.delete(id);
    await system.files.delete(id);
    await expect(system.files.open(id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('keeps a file compressed that asks for it', async () => {
    const content = Buffer.alloc(1_000_000, 'cohort');
    const { id, bytes } = await system.files.save(Readable.from([content]), {
      name: 'a',
      contentType: 'text/csv',
      encoding: 'gzip',
    });
    expect(bytes).toBeLessThan(content.length / 10);
    const file = await system.files.open(id);
    expect(file).toMatchObject({ encoding: 'gzip', bytes });
    expect(gunzipSync(await buffer(file.stream)).equals(content)).toBe(true);
  });
});
