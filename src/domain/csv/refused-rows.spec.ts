import { refusedRows } from './refused-rows';

it('keeps the columns of the file, and says why behind them', () => {
  const refused = [
    { cells: ['a@', 'Ada'], reason: 'Enter an email' },
    { cells: ["'=b"], reason: 'Enter a name' },
  ];
  expect(refusedRows(['E-Mail', 'Name', 'Notes'], refused, 'semicolon')).toEqual({
    columns: ['E-Mail', 'Name', 'Notes', 'Reason'],
    rows: [
      ['a@', 'Ada', '', 'Enter an email'],
      ['=b', '', '', 'Enter a name'],
    ],
    delimiter: 'semicolon',
  });
});

it('says anew why rows are refused that come back', () => {
  const refused = [{ cells: ['a@', 'Enter an email'], reason: 'Enter correct email' }];
  expect(refusedRows(['E-Mail', 'Reason'], refused, 'comma')).toMatchObject({
    columns: ['E-Mail', 'Reason'],
    rows: [['a@', 'Enter correct email']],
  });
});
