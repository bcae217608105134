import { INTENT_RESULT_COLUMNS } from '@contracts/intent/intent';
import { render, screen, within } from '@testing-library/react';
import { PreviewTable } from './PreviewTable';

const preview = {
  header: ['#', 'Keyword', ...INTENT_RESULT_COLUMNS],
  rows: [
    ['1', 'buy shoes guide', 'guide', '', 'buy', '', 'Transactional, Informational', 'Transactional'],
    ['2', 'shoes', '', '', '', '', 'Unclassified', 'Unclassified'],
  ],
};

describe('PreviewTable', () => {
  it('shows keyword, intents and matched words before the other columns', () => {
    render(<PreviewTable preview={preview} keywordColumn="Keyword" />);
    const [head, first] = screen.getAllByRole('row');
    const texts = (row: HTMLElement | undefined, role: string) =>
      within(row ?? document.body)
        .getAllByRole(role)
        .map((cell) => cell.textContent);
    expect(texts(head, 'columnheader').slice(0, 3)).toEqual(['Keyword', 'Primary Intent', 'Intent']);
    expect(texts(first, 'cell')).toEqual([
      'buy shoes guide',
      'Transactional',
      'TransactionalInformational',
      'guide',
      '',
      'buy',
      '',
      '1',
    ]);
  });

  it('says below the primary intent why it is that', () => {
    const reasons = [{ by: 'order' as const, word: 'buy' }, null];
    render(<PreviewTable preview={{ ...preview, reasons }} keywordColumn="Keyword" />);
    expect(screen.getByText('“buy” ranks first')).toBeInTheDocument();
    expect(screen.queryByText(/Matches/)).toBeNull();
  });

  it('can be scrolled by keyboard', () => {
    render(<PreviewTable preview={preview} keywordColumn="Keyword" />);
    expect(screen.getByRole('region', { name: 'Preview of the first rows' })).toHaveAttribute(
      'tabindex',
      '0',
    );
  });
});
