import type { HubEdit, HubView } from '@contracts/hub/hub';
import { HUB_MESSAGES } from '@contracts/hub/hub-messages';
import type { HubTexts } from '@contracts/hub/hub-texts';
import { DEFAULT_INSTANCE } from '@contracts/instance/instance';
import { NOT_ASKED } from '@contracts/model/model-texts';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showInstance } from '../../../shared/instance';
import { answerApi } from '../../../testing/answerApi';
import { aHub, aHubPage, editedHub } from '../../../testing/hubs';
import { QueryHarness } from '../../../testing/QueryHarness';
import type { HubJob } from '../hubJobs';
import { HubPanel } from './HubPanel';

const PAGES = [
  ...aHub().pages,
  aHubPage('grinder'),
  aHubPage('machine'),
  aHubPage('trail running', { kind: 'off', parent: null, depth: 0 }),
];
const LINKS = [
  { from: 'grinder', to: 'root', kind: 'up', anchor: 'espresso', present: false },
  { from: 'machine', to: 'root', kind: 'up', anchor: 'espresso', present: false },
] as const;
const TEXTS: HubTexts = {
  titles: [
    { id: 'grinder', title: 'Grinders that last' },
    { id: 'machine', title: 'Machines for small kitchens' },
  ],
  subtopics: [{ title: 'Descaling', why: 'Limescale spoils the taste.', parent: 'root' }],
};
const JOB = {
  id: 'h1',
  status: 'done',
  parameters: {},
  result: { keywords: 10 },
} as HubJob;

beforeEach(() => showInstance({ ...DEFAULT_INSTANCE, ai: true }));
afterEach(() => showInstance(DEFAULT_INSTANCE));

function show(path: string, fields: Partial<HubView> = {}) {
  let hub = aHub({ pages: PAGES, links: [...LINKS], ...fields });
  const seen = answerApi({
    'GET /intelligent-hub/jobs/h1': ({ searchParams }) => ({
      ...hub,
      granularity: searchParams.get('granularity') as HubView['granularity'],
    }),
    'PUT /intelligent-hub/jobs/h1/tree': (_, body) => {
      hub = editedHub(hub, (body as { edits: HubEdit[] }).edits);
      return hub;
    },
    'POST /intelligent-hub/jobs/h1/ai': (_, body) => {
      const { keptOnly } = body as { keptOnly?: true };
      return keptOnly
        ? { value: null, reason: null, says: NOT_ASKED.nothingKept }
        : { value: TEXTS, reason: null, says: '' };
    },
  });
  render(
    <ThemeProvider theme={createTheme()}>
      <QueryHarness path={path}>
        <HubPanel job={JOB} />
      </QueryHarness>
    </ThemeProvider>,
  );
  return seen;
}

const openTab = async (name: RegExp | string) => userEvent.click(await screen.findByRole('tab', { name }));
const press = async (name: RegExp | string) => userEvent.click(await screen.findByRole('button', { name }));

it('asks for the pages of another size, and for that of its address', async () => {
  const seen = show('/?size=tight');
  expect(await screen.findByRole('button', { name: 'Tight' })).toHaveAttribute('aria-pressed', 'true');
  await press('Broad');
  await waitFor(() =>
    expect(seen.map(({ query }) => query)).toEqual(['?granularity=tight', '?granularity=broad']),
  );
});

it.each([
  [{ mode: 'meaning' }, 'Meaning', ''],
  [{ mode: 'results' }, 'Search results', ''],
  [{ mode: 'terms' }, 'Words', ''],
  [{ mode: 'terms', missing: 'off' }, 'Words', HUB_MESSAGES.missingMeaning.off],
  [{ mode: 'terms', missing: 'failed' }, 'Words', HUB_MESSAGES.missingMeaning.failed],
] as const)('says what the keywords were grouped by, and why: %j', async (fields, by, why) => {
  show('/', fields);
  expect(await screen.findByText('Grouped by')).toBeVisible();
  expect(screen.getByText(by)).toBeVisible();
  expect(screen.queryByText(/grouped by their words/)?.textContent ?? '').toBe(why);
});

it('searches the links', async () => {
  show('/?tab=links');
  await userEvent.type(await screen.findByLabelText('Search these links'), 'grin');
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2));
  expect(screen.getByRole('row', { name: /grinder .*To its parent/ })).toBeVisible();
});

it('takes what is off topic into the hub', async () => {
  show('/?tab=off');
  await press('Add to the hub: trail running');
  expect(await screen.findByText('Nothing is off topic')).toBeVisible();
  await openTab('Pages');
  expect(screen.getByRole('button', { name: 'Level 1: trail running' })).toBeVisible();
});

it.each([
  ['May be off topic: check', 'Take all into the hub', 'in'],
  ['Unsorted: check', 'Keep all', 'keep'],
  ['Unsorted: check', 'Take all out', 'out'],
])('takes all of one list in or out by one click: %s, %s', async (list, action, take) => {
  const seen = show('/?tab=off', { pages: [...PAGES, aHubPage('v60', { unsorted: true })] });
  const section = within(await screen.findByRole('region', { name: list }));
  await userEvent.click(section.getByRole('button', { name: action }));
  await waitFor(() =>
    expect(seen.find(({ method }) => method === 'PUT')?.body).toMatchObject({
      edits: [{ kind: 'all', take }],
    }),
  );
});

describe('suggestions of a model', () => {
  it('are asked for by a click, and are titles when they are used, one or all', async () => {
    const seen = show('/?tab=ai');
    await press('Suggest titles');
    const titles = within(await screen.findByRole('list', { name: 'Suggested page titles' }));
    expect(titles.getByText('Now: grinder')).toBeVisible();
    expect(seen.filter(({ method }) => method === 'PUT')).toEqual([]);
    await press('Use: Grinders that last');
    expect(await titles.findByRole('button', { name: 'In use: Grinders that last' })).toHaveFocus();
    await press('Use all 1');
    expect(await screen.findByRole('button', { name: 'All in use' })).toHaveFocus();
    await openTab('Pages');
    expect(screen.getByRole('button', { name: /Machines for small kitchens/ })).toBeVisible();
  });

  it('are pages when they are added', async () => {
    show('/?tab=ai');
    await press('Find missing subtopics');
    const subtopics = within(await screen.findByRole('list', { name: 'Missing subtopics' }));
    expect(subtopics.getByText(/^Limescale spoils the taste\./)).toBeVisible();
    await press('Add page: Descaling');
    expect(await subtopics.findByRole('button', { name: 'Added: Descaling' })).toHaveFocus();
    expect(screen.getByRole('img', { name: 'Written by AI' })).toBeVisible();
  });

  it('are not there without one, whatever the address says', async () => {
    showInstance(DEFAULT_INSTANCE);
    show('/?tab=ai');
    expect(await screen.findByRole('tab', { selected: true })).toHaveTextContent('Tree');
    expect(screen.queryByText(/\bAI\b/)).not.toBeInTheDocument();
  });
});
