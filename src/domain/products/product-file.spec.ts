import { PRODUCT_FIELDS, PRODUCT_LABELS } from '../../contracts/products/product-import';
import { COMMA, encodeUtf8 } from '../csv/bytes';
import { csvOf } from '../csv/csv-text';
import { readFeatures, readList, writeFeatures, writeList } from './product-cells';
import { matchProductColumns } from './product-columns';
import { productTemplate, readProductFile } from './product-file';
import { type Identity, ProductMatcher } from './product-match';
import { columnNames, columnOf, readProductRow } from './product-row';

it.each<[string[]]>([[[]], [['Light', 'Quiet']], [['a | b', 'c\\|d', '\\', '|', 'e\\\\|f', 'g: h', '\\n']]])(
  'reads back the list %j',
  (entries) => {
    expect(readList(writeList(entries))).toEqual(entries);
  },
);

it.each<[string, string[]]>([
  ['Light|Quiet', ['Light', 'Quiet']],
  ['Light\nQuiet\n\n', ['Light', 'Quiet']],
  [' | Light ||', ['Light']],
  ['C:\\Temp', ['C:\\Temp']],
])('takes the cell %j apart', (cell, entries) => {
  expect(readList(cell)).toEqual(entries);
});

it('reads back features with every mark in them', () => {
  const features = [
    { key: 'Size: outer', value: '3 | 4: cm' },
    { key: 'Back\\slash', value: '\\:' },
    { key: '', value: 'nameless' },
    { key: 'Empty', value: '' },
  ];
  expect(readFeatures(writeFeatures(features))).toEqual(features);
  expect(readFeatures('Weight 2 kg')).toBeUndefined();
});

it('knows every column of its own and the names that other lists give them', () => {
  const own = PRODUCT_FIELDS.map((field) => PRODUCT_LABELS[field]);
  expect(matchProductColumns(own)).toEqual(Object.fromEntries(PRODUCT_FIELDS.map((field, i) => [field, i])));
  expect(matchProductColumns(['Title', 'EAN-Code', 'Währung', 'Regular price', 'title', 'Unknown'])).toEqual({
    ...{ name: 0, gtin: 1, currency: 2, was: 3 },
  });
});

it.each([
  [
    'Handle;Title;Vendor;Variant SKU;Variant Price;Variant Compare At Price;Variant Barcode;Image Src',
    'Shopify',
  ],
  ['SKU;Name;Short description;Sale price;Regular price;Categories;Images', 'WooCommerce'],
  ['Artikelnummer;Artikelbezeichnung;Hersteller;EAN;Bruttopreis;Streichpreis', 'a German shop'],
  ['Produktname;Preis;Link', 'a German list'],
  ['Nom du produit;Prix TTC;Prix barré', 'a French shop'],
])('knows the name and price among %s, as of %s', (header) => {
  const names = header.split(';');
  const { name = -1, amount = -1 } = matchProductColumns(names);
  expect(names[name]).toMatch(/^(?:Title|Name|Artikelbezeichnung|Produktname|Nom du produit)$/);
  expect(names[amount]).toMatch(/^(?:Variant Price|Sale price|Bruttopreis|Preis|Prix TTC)$/);
});

it('reads its own template', () => {
  const { header, rows } = readProductFile(csvOf(productTemplate(), COMMA));
  const [row] = rows;
  if (!row) throw new Error('The template has no row.');
  expect(readProductRow(row, matchProductColumns(header))).toMatchObject({
    ...{ row: 2, id: '', problems: [] },
    given: {
      pros: ['Heats up in a minute', 'Easy to clean'],
      features: [{ key: 'Weight', value: '4 kg' }, {}],
    },
    price: { amount: '129.99', was: '149.99', currency: 'USD', asOf: '2026-11-26' },
  });
});

it.each<[column: 'amount' | 'asOf', cell: string, read: string]>([
  ['amount', '129.99', '129.99'],
  ['amount', '129,99', '129.99'],
  ['amount', '1.299,00', '1299.00'],
  ['amount', '1 or 2', '1 or 2'],
  ['asOf', '26.1.2026', '2026-01-26'],
  ['asOf', '2026/1/26', '2026-01-26'],
  ['asOf', '1/2/2026', '1/2/2026'],
])('reads %s %s as %s', (column, cell, read) => {
  const { price } = readProductRow({ line: 2, row: 2, cells: ['Name', cell] }, { name: 0, [column]: 1 });
  expect(price).toEqual({ [column]: read });
});

it('takes an apostrophe off that guards a formula, and keeps fields without a column', () => {
  const { given } = readProductRow({ line: 2, row: 2, cells: ["'=1+1"] }, { name: 0 });
  expect(given).toEqual({ name: '=1+1' });
});

it('refuses what is no csv', () => {
  expect(() => readProductFile(encodeUtf8('Name\n'))).toThrow(/no rows below it/);
});

it('names columns as the export does', () => {
  expect(columnNames(['tags', 'amount', 'sku'])).toBe('SKU, price, tags');
  expect(['price.was', 'features.0.key', 'links', 'other'].map(columnOf)).toEqual([
    ...['Old price', 'Features', 'Links', 'Row'],
  ]);
});

describe('the product that a row is for', () => {
  const product = (id: string, name: string, sku = '', gtin = ''): Identity => ({ id, name, sku, gtin });
  const matcher = new ProductMatcher([
    product('a', 'Alpha', 'S-1', '4006381333931'),
    product('b', 'Beta', 'S-2'),
    product('c', 'Twin'),
    product('d', 'twin', 'S-4'),
    product('e', 'Gamma', '', '96385074'),
  ]);

  it.each<[string, Identity, string]>([
    ['the id counts first', product('b', 'Alpha', 'S-1'), 'b'],
    ['then the gtin', product('', 'New name', 'S-2', '4006381333931'), 'a'],
    ['then the sku, in any case', product('', 'New name', 's-2'), 'b'],
    ['a sku of another gtin is another product', product('', 'New', 'S-1', '012345678905'), 'new'],
    ['then the name', product('', ' BETA '), 'b'],
    ['a name with another sku is another product', product('', 'Beta', 'S-9'), 'new'],
    ['a name whose sku tells which', product('', 'Twin', 'S-4'), 'd'],
    ['a name of two is of neither', product('', 'Twin'), 'problem'],
    ['an unknown id tells nothing', product('zzz', 'Gamma'), 'e'],
    ['nothing alike is new', product('', 'Delta'), 'new'],
  ])('%s', (_, row, expected) => {
    const match = matcher.match(row);
    expect('problem' in match ? 'problem' : (match.product?.id ?? 'new')).toBe(expected);
  });
});

it.each([
  ['English', 'Product name,Brand,Price,Currency,Description'],
  ['German', 'Produkt,Marke,Preis,Währung,Beschreibung'],
  ['French', 'Nom du produit,Marque,Prix,Devise,Description'],
  ['Spanish', 'Producto,Marca,Precio,Moneda,Descripción'],
  ['Italian', 'Prodotto,Marca,Prezzo,Valuta,Descrizione'],
  ['Portuguese', 'Produto,Marca,Preço,Moeda,Descrição'],
  ['Dutch', 'Productnaam,Merk,Prijs,Valuta,Omschrijving'],
  ['Polish', 'Nazwa produktu,Marka,Cena,Waluta,Opis'],
  ['Turkish', 'Ürün adı,Marka,FİYAT,Para birimi,Açıklama'],
  ['Arabic', 'اسم المنتج,الماركة,السعر,العملة,الوصف'],
])('matches columns in %s', (_, header) => {
  expect(matchProductColumns(header.split(','))).toEqual({
    ...{ name: 0, brand: 1, amount: 2, currency: 3, description: 4 },
  });
});
