import type { BriefDetail } from '@contracts/briefs/brief-views';
import type { BriefOutline } from '@contracts/briefs/briefs';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerApi, Refusal } from '../../../testing/answerApi';
import { aBrief, anOutline, aSection } from '../../../testing/briefs';
import { QueryHarness } from '../../../testing/QueryHarness';
import { OutlineEditor } from './OutlineEditor';
import { useOutlines } from './useOutlines';

const OUTLINE = anOutline(aSection('Prices'), aSection('Cleaning'), aSection('Models'));

function Edited({ brief }: { brief: BriefDetail }) {
  const outlines = useOutlines(brief);
  return <OutlineEditor brief={brief} outlines={outlines} kind="consensus" onKind={() => undefined} />;
}

interface Sent {
  version: number;
  outlines: BriefOutline[];
}

/** The brief of somebody whose saves are answered like this; what was sent of its outlines. */
function show(answer: (sent: Sent) => unknown = ({ version, outlines }) => saved(version + 1, outlines)) {
  const seen = answerApi({ 'PUT /intelligent-briefs/b1/outlines': (_, body) => answer(body as Sent) });
  const { unmount } = render(
    <QueryHarness>
      <Edited brief={aBrief(OUTLINE)} />
    </QueryHarness>,
  );
  return { unmount, sent: () => seen.map(({ body }) => body as Sent) };
}

const saved = (version: number, outlines: BriefOutline[]) => ({
  outlines,
  edited: ['consensus'],
  version,
  updatedAt: '2026-11-21T10:00:00.000Z',
});

/** Headings by their places. */
const headings = () =>
  screen
    .getAllByRole<HTMLTextAreaElement>('textbox', { name: /^Heading of section/ })
    .map((field) => `${field.getAttribute('aria-label')?.split(' ').at(-1)} ${field.value}`);
const heading = (number: string) => screen.getByRole('textbox', { name: `Heading of section ${number}` });
const press = (name: string | RegExp) => userEvent.click(screen.getAllByRole('button', { name })[0]!);

it('is written by keyboard, with the focus on what was moved or added, and saves itself', async () => {
  const { sent } = show();
  heading('1').focus();
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(headings()).toEqual(['1 Cleaning', '2 Prices', '3 Models']);
  expect(heading('2')).toHaveFocus();
  await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
  expect(headings()).toEqual(['1 Cleaning', '1.1 Prices', '2 Models']);
  await userEvent.keyboard('{Enter}My own section');
  expect(heading('1.2')).toHaveValue('My own section');
  expect(await screen.findByText('All changes are saved.')).toBeVisible();
  expect(
    sent()
      .at(-1)
      ?.outlines[0]?.sections.map(({ heading: text }) => text),
  ).toEqual(['Cleaning', 'Prices', 'My own section', 'Models']);
});

it('says what was deleted, and takes it back', async () => {
  show();
  await press('Actions on section 2, Cleaning');
  await userEvent.click(screen.getByRole('menuitem', { name: 'Delete' }));
  expect(screen.getByText('“Cleaning” was deleted.')).toBeVisible();
  expect(headings()).toEqual(['1 Prices', '2 Models']);
  await press('Undo');
  expect(headings()).toEqual(['1 Prices', '2 Cleaning', '3 Models']);
  expect(screen.queryByText('“Cleaning” was deleted.')).not.toBeInTheDocument();
});

it('saves what waits when the page is left', async () => {
  const { sent, unmount } = show();
  fireEvent.change(screen.getByLabelText('Title of the outline'), { target: { value: 'Mine' } });
  unmount();
  await waitFor(() => expect(sent().map(({ outlines }) => outlines[0]?.title)).toEqual(['Mine']));
});

describe('what somebody has saved elsewhere in the meantime', () => {
  const theirs = saved(4, [{ ...OUTLINE, title: 'Theirs' }]);
  const conflict = Object.assign(new Refusal(409, 'These outlines were changed elsewhere.'), {
    code: 'CONFLICT',
    details: theirs,
  });

  async function meetConflict() {
    const shown = show(({ version, outlines }) => (version === 4 ? saved(5, outlines) : conflict));
    fireEvent.change(screen.getByLabelText('Title of the outline'), { target: { value: 'Mine' } });
    expect(await screen.findByText(/^These outlines were changed elsewhere/)).toBeVisible();
    return shown;
  }

  it('is written over when its owner says so', async () => {
    const { sent } = await meetConflict();
    await press('Keep mine');
    expect(await screen.findByText('All changes are saved.')).toBeVisible();
    expect(sent().map(({ version, outlines }) => [version, outlines[0]?.title])).toEqual([
      [1, 'Mine'],
      [4, 'Mine'],
    ]);
  });

  it('is taken in place of what is here', async () => {
    await meetConflict();
    await press('Use the newer version');
    expect(screen.getByLabelText('Title of the outline')).toHaveValue('Theirs');
    expect(screen.getByText('All changes are saved.')).toBeVisible();
  });
});
