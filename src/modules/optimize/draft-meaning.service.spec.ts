import type { AuthUser } from '../../contracts/access/access';
import type { MeaningPort } from '../../core/meaning/meaning-port';
import { NullMeaning } from '../../core/meaning/null-meaning';
import { PageRequests } from '../../core/throttle/page-requests';
import type { DraftsService } from '../drafts/drafts.service';
import { DraftMeaningService } from './draft-meaning.service';

const OWNER = { id: 'u1' } as AuthUser;
const never = new AbortController().signal;

const drafts = {
  get: (_: AuthUser, id: string) =>
    id === 'd1'
      ? Promise.resolve({ goal: { terms: [{ term: 'kettle' }, { term: 'scale' }] } })
      : Promise.reject(new Error('not found')),
} as unknown as DraftsService;

/** Texts that share a first letter mean the same. */
function meaning(fails = false) {
  const asked: string[][] = [];
  const port: MeaningPort = {
    isOn: true,
    vectors: (texts) => {
      asked.push([...texts]);
      if (fails) return Promise.resolve({ reason: 'failed' as const });
      const values = texts.flatMap((text) =>
        ['k', 's', 'x'].map((letter) => Number(text.startsWith(letter))),
      );
      return Promise.resolve({ vectors: { width: 3, values: Float32Array.from(values) } });
    },
    kept: () => Promise.reject(new Error('not asked')),
    close: () => undefined,
  };
  return { port, asked };
}

function serviceOf(port: MeaningPort) {
  const hits = new Map<string, number>();
  const storage = {
    increment: (key: string, _: number, limit: number) => {
      const totalHits = (hits.get(key) ?? 0) + 1;
      hits.set(key, totalHits);
      return Promise.resolve({
        totalHits,
        timeToExpire: 60,
        isBlocked: totalHits > limit,
        timeToBlockExpire: 60,
      });
    },
  };
  return new DraftMeaningService(drafts, new PageRequests(storage as never), port);
}

it('tells which terms are said in other words, and what is said twice', async () => {
  const { port, asked } = meaning();
  const told = await serviceOf(port).of(OWNER, 'd1', ['k boils', 'x else', 'x again'], never);
  expect(told).toEqual({
    covered: [{ term: 'kettle', sentence: 0 }],
    alike: [{ sentence: 2, to: 1 }],
  });
  expect(asked).toEqual([['kettle', 'scale', 'k boils', 'x else', 'x again']]);
});

it('asks for nothing that is somebody else’s, nor without a sentence', async () => {
  const { port, asked } = meaning();
  await expect(serviceOf(port).of(OWNER, 'other', ['k'], never)).rejects.toThrow('not found');
  expect(await serviceOf(port).of(OWNER, 'd1', [], never)).toEqual({ covered: [], alike: [] });
  expect(asked).toEqual([]);
});

it.each([
  ['off', new NullMeaning()],
  ['failed', meaning(true).port],
])('says why it tells nothing: %s', async (missing, port) => {
  expect(await serviceOf(port).of(OWNER, 'd1', ['k boils'], never)).toEqual({ missing });
});

it('answers 30 times a minute, and not on the account of pages that are read', async () => {
  const service = serviceOf(meaning().port);
  for (let time = 0; time < 30; time += 1) await service.of(OWNER, 'd1', ['k'], never);
  await expect(service.of(OWNER, 'd1', ['k'], never)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
});
