import { render, screen } from '@testing-library/react';
import { handedOver, wayBack } from '../../../shared/handover/handover';
import { answerApi } from '../../../testing/answerApi';
import { QueryHarness } from '../../../testing/QueryHarness';
import { signIn } from '../../../testing/signIn';
import { aStrategy } from '../../../testing/strategies';
import { aStudent } from '../../../testing/users';
import { ClusterDialog } from './ClusterDialog';

const VIEW = aStrategy({ language: 'de' });
const CLUSTER = {
  ...{
    id: '3',
    label: 'cold brew',
    keywords: 1_200,
    demand: 900,
    difficulty: 40,
    position: null,
    clicks: null,
  },
  ...{ impressions: null, intent: null, coverage: 'gap', fit: null, page: null, evidence: null },
  ...{ priority: 80, stake: null },
};

const given = (link: HTMLElement) => {
  const query = new URL(link.getAttribute('href') ?? '', 'http://a.example').searchParams;
  const get = (name: string) => query.get(name) ?? '';
  return { ...handedOver(get), back: wayBack(get)?.path };
};

it('hands a gap over: to a brief with its keyword, to a hub with all its keywords', async () => {
  const allowed = ['content-strategy-evaluator', 'intelligent-briefs', 'intelligent-hub'];
  await signIn(aStudent({ permissions: { defaultTool: 'intelligent-hub', allowed } }));
  const path = `/content-strategy-evaluator/jobs/${VIEW.id}/clusters/3`;
  answerApi({
    [`GET ${path}`]: () => ({ cluster: CLUSTER, keywords: [], pages: [] }),
    [`GET ${path}/keywords`]: () => ({ rows: [], total: 0 }),
  });
  const back = `/content-strategy-evaluator?run=${VIEW.id}&tab=gaps`;
  render(
    <QueryHarness path={back}>
      <ClusterDialog open view={VIEW} cluster="3" onClose={() => undefined} />
    </QueryHarness>,
  );
  const common = { keyword: 'cold brew', language: 'de', pages: [], back };
  expect(given(await screen.findByRole('link', { name: 'Create a brief' }))).toEqual(common);
  expect(given(screen.getByRole('link', { name: 'Plan a hub with 1,200 keywords' }))).toEqual({
    ...common,
    keywordsOf: { job: VIEW.id, name: 'cold brew', cluster: '3' },
  });
});
