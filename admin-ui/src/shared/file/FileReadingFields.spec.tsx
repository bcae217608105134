import type { FileReading, FileReadingView } from '@contracts/csv/file-reading';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { FileReadingFields } from './FileReadingFields';
import { isReadingClear } from './isReadingClear';

const POLISH: FileReadingView = {
  encoding: 'windows-1250',
  isCertain: true,
  others: ['iso-8859-2'],
  delimiter: 'semicolon',
};

function show(view: FileReadingView, chosen: FileReading = {}, hasPrices = false) {
  const onChange = vi.fn<(chosen: FileReading) => void>();
  render(
    <FileReadingFields
      view={view}
      chosen={chosen}
      hasPrices={hasPrices}
      disabled={false}
      onChange={onChange}
    />,
  );
  return onChange;
}

function choose(label: string, option: string) {
  fireEvent.mouseDown(screen.getByLabelText(label));
  fireEvent.click(within(screen.getByRole('listbox')).getByText(option));
}

const optionsOf = (label: string) => {
  fireEvent.mouseDown(screen.getByLabelText(label));
  return screen.getAllByRole('option').map(({ textContent }) => textContent);
};

it('shows what the file tells, and lets it be changed', () => {
  const onChange = show(POLISH);
  expect(screen.getByLabelText('Encoding').textContent).toBe('Central European (Windows-1250)');
  expect(screen.getByLabelText('Delimiter').textContent).toBe('Semicolon ( ; )');
  expect(screen.queryByLabelText('Prices')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
  choose('Delimiter', 'Comma ( , )');
  expect(onChange).toHaveBeenCalledWith({ delimiter: 'comma' });
});

it('offers the likely encodings first', () => {
  show(POLISH);
  expect(optionsOf('Encoding').slice(0, 3)).toEqual([
    'Central European (Windows-1250)',
    'Central European (ISO 8859-2)',
    'UTF-8',
  ]);
});

it('asks for an encoding that is not certain: the likeliest can be chosen too', () => {
  const unsure = { ...POLISH, isCertain: false };
  expect(isReadingClear(unsure)).toBe(false);
  const onChange = show(unsure, { delimiter: 'semicolon' });
  expect(screen.getByRole('alert').textContent).toContain('The encoding of this file is unclear');
  expect(screen.getByLabelText('Encoding').textContent).toBe('Central European (Windows-1250)?');
  choose('Encoding', 'Central European (Windows-1250)');
  expect(onChange).toHaveBeenCalledWith({ delimiter: 'semicolon', encoding: 'windows-1250' });
});

it('asks how prices are written where they do not tell', () => {
  const unclear = { ...POLISH, unclearPrice: '1.299' };
  expect(isReadingClear(unclear)).toBe(false);
  const onChange = show(unclear, {}, true);
  expect(screen.getByRole('alert').textContent).toContain('1.299 may be a thousand times more or less');
  choose('Prices', '1.299,50');
  expect(onChange).toHaveBeenCalledWith({ decimals: 'comma' });
});

it('asks what a sign of several currencies stands for', () => {
  const unclear = { ...POLISH, unclearCurrency: { price: '$9', currencies: ['USD', 'CAD'] } };
  const onChange = show(unclear, {}, true);
  expect(screen.getByRole('alert').textContent).toContain('$9 may be in several currencies');
  choose('Currency', 'Canadian Dollar (CAD)');
  expect(onChange).toHaveBeenCalledWith({ currency: 'CAD' });
});

it('shows the currency that was chosen, and asks no more', () => {
  show(
    { ...POLISH, unclearCurrency: { price: '$9', currencies: ['USD', 'CAD'] } },
    { currency: 'USD' },
    true,
  );
  expect(screen.getByLabelText('Currency').textContent).toBe('US Dollar (USD)');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('shows how prices were read', () => {
  show({ ...POLISH, decimals: 'comma' }, {}, true);
  expect(screen.getByLabelText('Prices').textContent).toBe('1.299,50');
});
