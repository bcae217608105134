import { INTENT_RESULT_COLUMNS, type IntentResult } from '@contracts/intent/intent';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerApi } from '../../../testing/answerApi';
import { handedOver } from '../../../shared/handover/handover';
import { QueryHarness } from '../../../testing/QueryHarness';
import { signIn } from '../../../testing/signIn';
import { aStudent } from '../../../testing/users';
import { KeywordRows, type KeywordRowsProps } from './KeywordRows';

const PREVIEW = {
  header: ['#', 'Keyword', ...INTENT_RESULT_COLUMNS],
  rows: [
    ['1', 'buy shoes guide', 'guide', '', 'buy', '', 'Transactional, Informational', 'Transactional'],
    ['2', 'shoes', '', '', '', '', 'Unclassified', 'Unclassified'],
  ],
  reasons: [{ by: 'order' as const, word: 'buy' }, null],
};
const RESULT: IntentResult = {
  ...{ fileName: 'k.csv', bytes: 1, rows: 20_000, columns: 2, skippedRows: 0, keywordColumn: 'Keyword' },
  ...{ encoding: 'utf-8', delimiter: 'comma' },
  counts: {
    ...{ Informational: 0, 'Commercial Investigation': 0, Transactional: 1, Navigational: 0 },
    Unclassified: 19_999,
  },
};
const FOUND = {
  rows: [
    { id: '7', cells: ['7', 'red boots', '', '', '', '', 'Unclassified', 'Unclassified'], reason: null },
  ],
  total: 1,
};

function show(path?: string, preview: KeywordRowsProps['preview'] = PREVIEW) {
  const seen = answerApi({ 'GET /intent/jobs/j1/rows': () => FOUND });
  render(
    <QueryHarness path={path}>
      <KeywordRows id="j1" result={RESULT} preview={preview} />
    </QueryHarness>,
  );
  return seen;
}
const texts = (row: HTMLElement | undefined, role: string) =>
  within(row ?? document.body)
    .getAllByRole(role)
    .map((cell) => cell.textContent);

describe('KeywordRows', () => {
  it('shows the first page at once, with keyword, intents and matched words before the other columns', async () => {
    const seen = show();
    const [head, first] = screen.getAllByRole('row');
    expect(texts(head, 'columnheader').slice(0, 3)).toEqual(['Keyword', 'Primary Intent', 'Intent']);
    expect(texts(first, 'cell')).toEqual([
      'buy shoes guide',
      'Transactional“buy” ranks first',
      'TransactionalInformational',
      'guide',
      '',
      'buy',
      '',
      '1',
    ]);
    expect(await screen.findByText('1–25 of 20,000')).toBeVisible();
    expect(seen).toEqual([]);
  });

  it('asks the server for what is searched, of all rows', async () => {
    const seen = show();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search these keywords' }), 'boots');
    expect(await screen.findByText('red boots')).toBeVisible();
    expect(screen.queryByText('shoes')).toBeNull();
    expect(seen.map(({ query }) => query)).toEqual(['?page=1&q=boots&show=&sort=']);
  });

  it('shows the page and the intent that stand in the address', async () => {
    const seen = show('/?rows=3&show=Unclassified');
    expect(await screen.findByText('red boots')).toBeVisible();
    expect(seen.map(({ query }) => query)).toEqual(['?page=3&q=&show=Unclassified&sort=']);
  });

  it('tells what was guessed', () => {
    const cells = ['3', 'cat sneezing at night', '', '', '', '', 'Informational', 'Informational'];
    const preview = { ...PREVIEW, rows: [cells], reasons: [{ by: 'wording' as const, word: '' }] };
    show('/', preview);
    expect(screen.getByText('Guessed by its wording')).toBeVisible();
  });

  it('can be scrolled by keyboard', () => {
    show();
    expect(screen.getByRole('region', { name: 'Keywords' })).toHaveAttribute('tabindex', '0');
  });

  it.each<[what: string, path: string, label: string, handed: Record<string, string>]>([
    ['all', '/', 'Plan a hub with all 20,000 keywords', { name: 'k', q: '', show: '' }],
    [
      'what is found',
      '/?q=boots&show=Unclassified',
      'Plan a hub with this keyword',
      { name: 'Unclassified boots - k', q: 'boots', show: 'Unclassified' },
    ],
  ])('hands over %s, whatever the page has of it', async (_, path, label, handed) => {
    await signIn(aStudent({ permissions: { defaultTool: 'intelligent-hub', allowed: ['intelligent-hub'] } }));
    show(path);
    const link = await screen.findByRole('link', { name: label });
    const query = new URL(link.getAttribute('href') ?? '', 'http://a.example').searchParams;
    expect(handedOver((name) => query.get(name) ?? '').keywordsOf).toEqual({ job: 'j1', ...handed });
  });
});
