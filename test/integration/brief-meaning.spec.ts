import { gzipSync } from 'node:zlib';
import { competitorOfText } from '../../src/domain/briefs/competitor';
import { BriefMeaningService } from '../../src/modules/briefs/brief-meaning.service';

describe('the pages of a brief', () => {
  const TEXTS = ['A burr grinder lasts for years.', 'The burr grinder makes less noise.'];
  const compared = {
    pages: TEXTS.map((text, at) => ({
      ...{ position: at + 1, address: null, finalUrl: null, included: null },
      text: new Uint8Array(
        gzipSync(JSON.stringify(competitorOfText(`# Grinders ${at}\n\n${text}`, { language: 'en' }))),
      ),
    })),
    query: { keyword: 'burr grinder', ownKeywords: [], language: 'en' },
  };

  it('are compared by meaning, and the run tells how far that is', async () => {
    const told: { done: number; total: number; step?: string }[] = [];
    const service = new BriefMeaningService({
      isOn: true,
      vectors: (texts, { onProgress }) => {
        onProgress?.(texts.length / 2);
        onProgress?.(texts.length);
        const values = Float32Array.from(texts.flatMap(() => [1, 0]));
        return Promise.resolve({ vectors: { width: 2, values } });
      },
      kept: () => Promise.resolve({ reason: 'off' }),
      close: () => undefined,
    });
    const meaning = await service.of(compared, {
      signal: new AbortController().signal,
      reportProgress: (progress) => Promise.resolve(void told.push(progress)),
    });
    expect(meaning).toMatchObject({ texts: expect.arrayContaining(['burr grinder']) as string[] });
    expect(told).toEqual([
      { done: 2, total: 2, step: 'Comparing by meaning: 50%' },
      { done: 2, total: 2, step: 'Comparing by meaning: 100%' },
    ]);
  });
});
