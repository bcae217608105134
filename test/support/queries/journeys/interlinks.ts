import { expectStatus } from '../../actors';
import { interlinksOf } from '../../interlinks';
import { readingsOf } from '../../readings';
import type { Made, Product } from '../product';

/** What a student does with runs of Interlink Genius. */
export async function linkPages({ student, url, pages }: Product, made: Made): Promise<void> {
  const interlinks = interlinksOf(student, url);
  const { id: readingId } = await readingsOf(student).run({
    source: 'site',
    startUrl: pages.origin,
    pageLimit: 5,
  });
  const paid = await interlinks.run({ readingId });
  const { id } = await interlinks.run();
  made['/api/intelligent-interlinks/jobs'] = id;
  const [first, second] = expectStatus(await interlinks.suggestions(id), 200);
  expectStatus(await interlinks.free(), 200);
  expectStatus(await interlinks.view(id), 200);
  expectStatus(await interlinks.decide(id, first!.id, { decision: 'rejected' }), 200);
  expectStatus(await interlinks.decide(id, first!.id, { start: first!.start, end: first!.end }), 200);
  expectStatus(await interlinks.accept(id, second!.target.id), 201);
  expectStatus(await interlinks.pages(id), 200);
  expectStatus(await interlinks.graph(id), 200);
  for (const format of ['csv', 'wordpress', 'md', 'docx'])
    expectStatus(await interlinks.export(id, format), 200);
  await interlinks.run();
  expectStatus(await interlinks.remove(paid.id), 200);
}
