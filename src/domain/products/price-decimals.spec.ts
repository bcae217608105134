import type { FileReadingView } from '../../contracts/csv/file-reading';
import { matchProductColumns } from './product-columns';
import { decimalsOf } from './price-decimals';

type Told = ReturnType<typeof decimalsOf>;
const asked = (unclearPrice: string): Told => ({ unclearPrice });
const COMMA: Told = { mark: ',', decimals: 'comma' };
const POINT: Told = { mark: '.', decimals: 'point' };

it.each<[string, string, FileReadingView['delimiter'], string[], Told]>([
  ['German thousands', 'Name|Preis', 'semicolon', ['1.299', '2.400 €'], COMMA],
  ['German, whatever the delimiter', 'Name|Verkaufspreis', 'comma', ['1.299'], COMMA],
  ['an old price', 'Name|Streichpreis', 'semicolon', ['1.299'], COMMA],
  ['Spanish', 'Producto|Precio', 'semicolon', ['1.299'], COMMA],
  ['Italian', 'Prodotto|Prezzo di vendita', 'comma', ['€ 1.299'], COMMA],
  ['Portuguese', 'Produto|Preço', 'semicolon', ['R$ 1.299'], COMMA],
  ['Dutch', 'Productnaam|Verkoopprijs', 'semicolon', ['1.299'], COMMA],
  ['Turkish', 'Ürün adı|FİYAT', 'semicolon', ['1.299 TL'], COMMA],
  ['English between commas', 'Name|Price', 'comma', ['1,299', '$2,400'], POINT],
  ['English below a compound', 'Name|Sale price', 'comma', ['1,299'], POINT],
  ['other rows, before the language', 'Name|Preis', 'comma', ['1,299', '1,299.00'], POINT],
  [
    'English names in a spreadsheet that is not English',
    'Name|Price',
    'semicolon',
    ['1,299'],
    asked('1,299'),
  ],
  ['an English column with points', 'Name|Price', 'comma', ['1.299'], asked('1.299')],
  ['a German column with commas', 'Name|Preis', 'semicolon', ['1,299'], asked('1,299')],
  ['both marks, each in one group', 'Name|Preis', 'semicolon', ['1.299', '1,299'], asked('1.299')],
  ['French, which parts thousands by spaces', 'Produit|Prix', 'semicolon', ['1.299'], asked('1.299')],
  ['Arabic', 'المنتج|السعر', 'comma', ['1.299'], asked('1.299')],
  ['price columns in two languages', 'Name|Price|Streichpreis', 'comma', ['1,299'], asked('1,299')],
  ['nothing unclear', 'Name|Preis', 'semicolon', ['12', '15'], {}],
])('reads the decimals of a list: %s', (_, names, delimiter, prices, told) => {
  const header = names.split('|');
  const columns = matchProductColumns(header);
  const column = columns.amount ?? columns.was ?? 0;
  const rows = prices.map((price, row) => {
    const cells = header.map(() => '');
    cells[column] = price;
    return { line: row + 2, row: row + 2, cells };
  });
  expect(decimalsOf({ header, rows, reading: { delimiter } }, columns)).toEqual(told);
});

it('is what somebody chose, whatever the column is called', () => {
  const rows = [{ line: 2, row: 2, cells: ['Tee', '1.299'] }];
  const file = { header: ['Name', 'Preis'], rows, reading: { delimiter: 'semicolon' as const } };
  expect(decimalsOf(file, { name: 0, amount: 1 }, 'point')).toEqual(POINT);
});
