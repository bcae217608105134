import type { BriefTexts } from '@contracts/briefs/brief-texts';
import { DEFAULT_INSTANCE } from '@contracts/instance/instance';
import { NOT_ASKED } from '@contracts/model/model-texts';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showInstance } from '../../../shared/instance';
import { answerApi } from '../../../testing/answerApi';
import { aBrief, anOutline, aSection } from '../../../testing/briefs';
import { QueryHarness } from '../../../testing/QueryHarness';
import { OutlineEditor } from '../outline/OutlineEditor';
import { useOutlines } from '../outline/useOutlines';

const BRIEF = aBrief(anOutline(aSection('Prices'), aSection('Cleaning')));
const TEXTS: Record<string, Partial<BriefTexts>> = {
  titles: { titles: ['Grinders that last'] },
  angle: { angle: 'None says what it costs.' },
  prose: {
    sections: [
      { id: 'Prices', text: 'Tell the reader about prices.' },
      { id: 'Cleaning', text: 'Tell the reader about cleaning.' },
    ],
  },
};

beforeEach(() => showInstance({ ...DEFAULT_INSTANCE, ai: true }));
afterEach(() => showInstance(DEFAULT_INSTANCE));

function Edited() {
  const outlines = useOutlines(BRIEF);
  return <OutlineEditor brief={BRIEF} outlines={outlines} kind="consensus" onKind={() => undefined} />;
}

function show() {
  const seen = answerApi({
    'POST /intelligent-briefs/b1/ai': (_, body) => {
      const { want, keptOnly } = body as { want: string; keptOnly?: true };
      if (keptOnly) return { value: null, reason: null, says: NOT_ASKED.nothingKept };
      return { value: TEXTS[want], reason: null, says: '' };
    },
    'PUT /intelligent-briefs/b1/outlines': (_, body) => ({ ...BRIEF, ...(body as object), version: 2 }),
  });
  render(
    <QueryHarness>
      <Edited />
    </QueryHarness>,
  );
  return seen;
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

it('changes nothing of the outline before a title is used, and keeps the focus then', async () => {
  show();
  await press('Suggest titles');
  await screen.findByRole('button', { name: 'Use: Grinders that last' });
  expect(screen.getByLabelText('Title of the outline')).toHaveValue('Burr grinders');
  await press('Use: Grinders that last');
  expect(screen.getByLabelText('Title of the outline')).toHaveValue('Grinders that last');
  expect(screen.getByRole('button', { name: 'In use: Grinders that last' })).toHaveFocus();
  await press('Find an angle');
  expect(await screen.findByText('None says what it costs.')).toBeVisible();
});

it('saves what was edited before it asks what sections are to tell, and takes over one of the texts', async () => {
  const seen = show();
  await userEvent.type(screen.getByRole('textbox', { name: 'Heading of section 1' }), ' today');
  await press('Describe sections 1 to 2');
  expect(await screen.findByText('Tell the reader about prices.')).toBeVisible();
  const asked = seen.filter(({ body }) => !(body as { keptOnly?: true }).keptOnly);
  expect(asked.map(({ method }) => method)).toEqual(['PUT', 'POST']);
  await press('Use the AI’s text of section 1');
  expect(screen.getByRole('button', { name: 'Remove the AI’s text of section 1' })).toHaveFocus();
  await waitFor(() =>
    expect(seen.at(-1)?.body).toMatchObject({
      outlines: [{ sections: [{ prose: 'Tell the reader about prices.' }, { heading: 'Cleaning' }] }],
    }),
  );
});

it('is not there where there is no model', () => {
  showInstance(DEFAULT_INSTANCE);
  const seen = show();
  expect(screen.queryByText(/\bAI\b/)).not.toBeInTheDocument();
  expect(seen).toEqual([]);
});
