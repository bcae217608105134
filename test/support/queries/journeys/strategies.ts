import { expectStatus } from '../../actors';
import { strategiesOf } from '../../strategies';
import type { Made, Product } from '../product';

/** What a student does with evaluations of content strategies. */
export async function evaluate({ student, url }: Product, made: Made): Promise<void> {
  const strategies = strategiesOf(student, url);
  const run = () => strategies.run({ options: { sample: true }, keywords: null });
  const { id } = await run();
  made['/api/content-strategy-evaluator/jobs'] = id;
  made['/api/content-strategy-evaluator/jobs/{id}/rows'] = 'clusters';
  made['/api/content-strategy-evaluator/jobs/{id}/clusters'] = '0';
  expectStatus(await strategies.view(id), 200);
  expectStatus(await strategies.rows(id, 'clusters'), 200);
  expectStatus(await strategies.cluster(id, '0'), 200);
  expectStatus(await strategies.keywordsFile(id, '0'), 200);
  expectStatus(await strategies.settle(id, { granularity: 'tight' }), 200);
  expectStatus(await strategies.export(id, 'format=md'), 200);
  const path = `/api/content-strategy-evaluator/jobs/${id}/ai`;
  expectStatus(await student.post(path, { want: 'names', keptOnly: true }), 200);
  expectStatus(await strategies.remove((await run()).id), 200);
}
