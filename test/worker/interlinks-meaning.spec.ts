import { expectStatus } from '../support/actors';
import { asLinker, interlinksOf } from '../support/interlinks';
import { startServer, type TestServer } from '../support/server';

let server: TestServer;

beforeAll(async () => {
  server = await startServer({ env: { MEANING: 'on' } });
}, 180_000);

afterAll(() => server.stop());

it('suggests links whose sentences are about the page', async () => {
  const interlinks = interlinksOf(await asLinker(10, server.url), server.url);
  const job = await interlinks.run();
  expect(job).toMatchObject({ status: 'done', progress: { step: 'Comparing sentences by meaning' } });
  const view = expectStatus(await interlinks.view(job.id), 200);
  expect(view).not.toHaveProperty('missing');
  const found = expectStatus(await interlinks.suggestions(job.id, { range: [0, 99] }), 200);
  expect(found.length).toBeGreaterThan(0);
  for (const { reasons } of found) {
    expect(reasons.about).toBeGreaterThanOrEqual(0.3);
    expect((reasons.about ?? 0) + (reasons.named ?? 0)).toBeGreaterThanOrEqual(1.1);
    expect(reasons.similarity).toBeCloseTo(((reasons.about ?? 0) + (reasons.named ?? 0)) / 2, 3);
  }
});
