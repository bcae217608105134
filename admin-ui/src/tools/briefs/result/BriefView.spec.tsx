import { render, screen } from '@testing-library/react';
import { answerApi } from '../../../testing/answerApi';
import { aBrief, anOutline, aSection } from '../../../testing/briefs';
import { QueryHarness } from '../../../testing/QueryHarness';
import { signIn } from '../../../testing/signIn';
import { aStudent } from '../../../testing/users';
import { BriefView } from './BriefView';

const TOOL = 'intelligent-briefs';

it.each([
  ['to who may write there', [TOOL, 'optimize-prime'], 1],
  ['to nobody else', [TOOL], 0],
])('shows the way to Optimize Prime %s', async (_, allowed, links) => {
  await signIn(aStudent({ permissions: { defaultTool: TOOL, allowed } }));
  answerApi({});
  render(
    <QueryHarness>
      <BriefView brief={aBrief(anOutline(aSection('Prices')))} />
    </QueryHarness>,
  );
  expect(await screen.findByRole('button', { name: 'Export' })).toBeInTheDocument();
  expect(screen.queryAllByRole('link', { name: 'Open in Optimize Prime' })).toHaveLength(links);
});
