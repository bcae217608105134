import { ownColumns, refusedRows } from './refused-rows';

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

it.each([
  [['E-Mail', 'Row', 'Outcome', 'Reason'], ['E-Mail']],
  [['E-Mail', 'Reason'], ['E-Mail']],
  [
    ['E-Mail', 'Outcome', 'Row'],
    ['E-Mail', 'Outcome', 'Row'],
  ],
  [
    ['Reason', 'E-Mail'],
    ['Reason', 'E-Mail'],
  ],
  [['Row', 'Outcome', 'Reason'], []],
])('takes what a report has added off %j', (header, own) => {
  expect(ownColumns(header, ['Row', 'Outcome', 'Reason'])).toEqual(own);
});
