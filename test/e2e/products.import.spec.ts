import { CSV_MESSAGES } from '../../src/contracts/csv/csv-messages';
import type { FileReading } from '../../src/contracts/csv/file-reading';
import type { ProductUndoView } from '../../src/contracts/products/product-changes';
import type {
  ProductColumns,
  ProductImportCheckView,
  ProductImportView,
  ProductRowView,
  ProductsFileView,
} from '../../src/contracts/products/product-import';
import { PRODUCT_IMPORT_MESSAGES } from '../../src/contracts/products/product-import-messages';
import type { ProductEntry, ProductView } from '../../src/contracts/products/products';
import { dayOf } from '../../src/domain/statistics/days';
import { expectStatus, type SignedIn } from '../support/actors';
import { call, listQuery } from '../support/http';
import { addProduct, asKeeper, sendFile, wholeProduct } from '../support/products';
import { fieldErrors } from '../support/saved-blocks';

const COLUMNS: ProductColumns = { name: 0, sku: 1, amount: 2, currency: 3, tags: 4 };
const file = (...rows: string[]) => ['Name,SKU,Price,Currency,Tags', ...rows, ''].join('\n');
const check = (who: SignedIn, content: string, columns: Partial<ProductColumns> = COLUMNS) =>
  sendFile<ProductImportCheckView>(who, '/check', content, columns);
const run = async (who: SignedIn, content: string, columns: Partial<ProductColumns> = COLUMNS) =>
  expectStatus(await sendFile<ProductImportView>(who, '', content, columns), 201);
const exported = async ({ token }: SignedIn) =>
  (await call('GET', '/api/products/export?sort=["createdAt","ASC"]', { token })).text;
const all = async (who: SignedIn) =>
  (await who.get<ProductEntry[]>(`/api/products${listQuery({ sort: ['name', 'ASC'], range: [0, 999] })}`))
    .body;
const outcomes = (rows: ProductRowView[]) => rows.map(({ row, outcome, reason }) => [row, outcome, reason]);

it('tells what a file holds before anything is done with it', async () => {
  const who = await asKeeper();
  const view = expectStatus(await sendFile<ProductsFileView>(who, '/columns', file("'=A,1,2,USD,x")), 200);
  expect(view).toEqual({
    columns: ['Name', 'SKU', 'Price', 'Currency', 'Tags'],
    sample: [['=A', '1', '2', 'USD', 'x']],
    rows: 1,
    matched: COLUMNS,
    reading: { encoding: 'utf-8', isCertain: true, others: [], delimiter: 'comma' },
  });
});

it('reads German prices by the whole column, and takes their currency', async () => {
  const who = await asKeeper();
  const content = 'Name;Price;Old price\nTee;1.299 €;1.499,00 €\nKaffee;12,34 €;\nKakao;0,999 EUR;\n';
  const { matched, reading } = expectStatus(await sendFile<ProductsFileView>(who, '/columns', content), 200);
  expect(reading).toMatchObject({ delimiter: 'semicolon', decimals: 'comma' });
  await run(who, content, matched);
  expect((await all(who)).map(({ name, price }) => [name, price.amount, price.was, price.currency])).toEqual([
    ['Kaffee', '12.34', '', 'EUR'],
    ['Kakao', '0.999', '', 'EUR'],
    ['Tee', '1299', '1499.00', 'EUR'],
  ]);
});

it('asks for prices that may be one or a thousand', async () => {
  const who = await asKeeper();
  const content = 'Name;Price;Currency\nTea;1.299;EUR\nMug;2.400;EUR\nPot;15;EUR\n';
  const columns = { name: 0, amount: 1, currency: 2 };
  const { reading } = expectStatus(await sendFile<ProductsFileView>(who, '/columns', content), 200);
  expect(reading).toMatchObject({ unclearPrice: '1.299' });
  const { rows } = expectStatus(await check(who, content, columns), 200);
  expect(outcomes(rows)).toEqual([
    [2, 'error', `Price: ${PRODUCT_IMPORT_MESSAGES.priceUnclear('1.299')}`],
    [3, 'error', `Price: ${PRODUCT_IMPORT_MESSAGES.priceUnclear('2.400')}`],
    [4, 'created', ''],
  ]);
  const chosen = { decimals: 'comma' } as const;
  expectStatus(await sendFile<ProductImportView>(who, '', content, columns, chosen), 201);
  expect((await all(who)).map(({ price }) => price.amount)).toEqual(['2400', '15', '1299']);
});

it('reads thousands as the language of the price column writes them, and says so', async () => {
  const who = await asKeeper();
  const content = 'Name;Preis;Währung\nTee;1.299;EUR\nKaffee;2.400;EUR\n';
  const { matched, reading } = expectStatus(await sendFile<ProductsFileView>(who, '/columns', content), 200);
  expect(reading).toMatchObject({ decimals: 'comma' });
  expect(reading).not.toHaveProperty('unclearPrice');
  expectStatus(await sendFile<ProductImportView>(who, '', content, matched), 201);
  expect((await all(who)).map(({ name, price }) => [name, price.amount])).toEqual([
    ['Kaffee', '2400'],
    ['Tee', '1299'],
  ]);
});

it('asks for the currency of a sign that several have', async () => {
  const who = await asKeeper();
  const content = 'Name;Price\nTea;$1,299.00\nMug;US$ 12.50\nPot;14,00 €\nCup;kr 20\n';
  const columns = { name: 0, amount: 1 };
  const { reading } = expectStatus(await sendFile<ProductsFileView>(who, '/columns', content), 200);
  expect(reading.unclearCurrency).toMatchObject({ price: '$1,299.00' });
  expect(reading.unclearCurrency?.currencies).toEqual(expect.arrayContaining(['USD', 'CAD', 'AUD']));
  const refused = 'Currency: Choose a currency, such as USD.';
  expect(outcomes(expectStatus(await check(who, content, columns), 200).rows)).toEqual([
    [2, 'error', refused],
    [3, 'created', ''],
    [4, 'created', ''],
    [5, 'error', refused],
  ]);
  expectStatus(await sendFile(who, '', content, columns, { currency: 'CAD' }), 201);
  expect((await all(who)).map(({ name, price }) => [name, price.amount, price.currency])).toEqual([
    ['Mug', '12.50', 'USD'],
    ['Pot', '14.00', 'EUR'],
    ['Tea', '1299.00', 'CAD'],
  ]);
});

it('refuses a reading that there is none of', async () => {
  const who = await asKeeper();
  const reading = { encoding: 'ebcdic' } as unknown as FileReading;
  const answer = await sendFile(who, '/columns', file('A,1,2,USD,x'), undefined, reading);
  expect([answer.status, fieldErrors(answer)]).toEqual([422, { encoding: CSV_MESSAGES.readingInvalid }]);
});

it('tries, imports and takes back: products are found by sku and name', async () => {
  const who = await asKeeper();
  const known = await addProduct(who, wholeProduct({ name: 'Known', sku: 'K-1', gtin: '' }));
  const same = await addProduct(who, { name: 'Same', tags: ['t'] });
  const content = file('Renamed,k-1,9.99,usd,a | b', 'same,,,,t', 'New,N-1,"1.299,50",EUR,', ',,1,,');
  const tried = expectStatus(await check(who, content), 200);
  expect(outcomes(tried.rows)).toEqual([
    [2, 'updated', 'Name, SKU, price, currency, price as of, tags'],
    [3, 'updated', 'Name'],
    [4, 'created', ''],
    [5, 'error', 'Name: Enter a name. Currency: Choose a currency, such as USD.'],
  ]);
  expect(await all(who)).toHaveLength(2);
  const { change, ...done } = await run(who, content);
  expect(done).toEqual(tried);
  expect(tried.refused).toEqual({
    columns: ['Name', 'SKU', 'Price', 'Currency', 'Tags', 'Reason'],
    rows: [['', '', '1', '', '', tried.rows[3]?.reason]],
    delimiter: 'comma',
  });
  const after = expectStatus(await who.get<ProductView>(`/api/products/${known.id}`), 200);
  expect(after).toMatchObject({
    ...{ name: 'Renamed', tags: ['a', 'b'], description: known.description, links: known.links },
    price: {
      ...known.price,
      amount: '9.99',
      currency: 'USD',
      asOf: expect.not.stringMatching(known.price.asOf) as string,
    },
  });
  expect(await all(who)).toMatchObject([{ name: 'New', price: { amount: '1299.50' } }, {}, {}]);
  const undone = await who.post<ProductUndoView>(`/api/products/changes/${change?.id}/undo`);
  expect(undone.body).toEqual({ restored: 3, changedSince: 0, noRoom: 0 });
  expect((await who.get(`/api/products/${known.id}`)).body).toEqual(known);
  expect((await who.get(`/api/products/${same.id}`)).body).toEqual(same);
  expect(await all(who)).toHaveLength(2);
});

it('dates a price that it changes: today, unless the row has another day', async () => {
  const who = await asKeeper();
  const price = { amount: '249.00', was: '', currency: 'USD', asOf: '2026-01-31' };
  for (const name of ['Bare', 'Edited', 'Own day', 'Same']) await addProduct(who, { name, price });
  const columns = { name: 0, amount: 1, currency: 2, asOf: 3 };
  const rows = ['Edited,229,USD,2026-01-31', 'Own day,229,USD,2026-02-01', 'Same,249,USD,2026-01-31'];
  const whole = ['Name,Price,Currency,Price as of', ...rows, ''].join('\n');
  const bare = 'Name,Price\nBare,229\n';
  expect(outcomes(expectStatus(await check(who, bare, { name: 0, amount: 1 }), 200).rows)).toEqual([
    [2, 'updated', 'Price, price as of'],
  ]);
  const days = [dayOf(new Date())];
  await run(who, bare, { name: 0, amount: 1 });
  expect(outcomes((await run(who, whole, columns)).rows)).toMatchObject([
    [2, 'updated', 'Price, price as of'],
    [3, 'updated', 'Price, price as of'],
    [4, 'updated', 'Price'],
  ]);
  days.push(dayOf(new Date()));
  const [bareDay, edited, ...others] = (await all(who)).map((product) => product.price.asOf);
  expect(days).toContain(bareDay);
  expect(days).toContain(edited);
  expect(others).toEqual(['2026-02-01', '2026-01-31']);
});

it('reads back what it exports: nothing changes, and in another library the same products come up', async () => {
  const who = await asKeeper();
  await addProduct(who, wholeProduct({ name: '=Formula' }));
  await addProduct(who, wholeProduct({ name: 'Plain', sku: '', gtin: '', links: [], tags: [] }));
  await addProduct(who, { name: 'Bare' });
  const content = await exported(who);
  const columns = (await sendFile<ProductsFileView>(who, '/columns', content)).body.matched;
  expect((await run(who, content, columns)).counts).toEqual({
    created: 0,
    updated: 0,
    unchanged: 3,
    error: 0,
  });
  const other = await asKeeper();
  expect((await run(other, content, columns)).counts).toMatchObject({ created: 3, error: 0 });
  const withoutIds = (text: string) => text.replace(/[0-9a-f]{24}/g, '');
  expect(withoutIds(await exported(other))).toBe(withoutIds(content));
});

it('says of each wrong row what is wrong, column by column, and leaves everything as it was there', async () => {
  const who = await asKeeper();
  await addProduct(who, { name: 'Twin' });
  await addProduct(who, { name: 'Twin' });
  const kept = await addProduct(who, { name: 'Kept', sku: 'K' });
  const columns = { name: 0, sku: 1, gtin: 2, score: 3, features: 4, links: 5 };
  const content = [
    'Name,SKU,GTIN,Score,Features,Links',
    'Kept,K,4006381333932,11,Weight,shop.example',
    'Twin,,,,,',
    'Fine,F,,9,Weight: 2 kg,https://shop.example/a | https://shop.example/b',
    'Fine too,F,,,,',
  ].join('\n');
  const { rows, counts } = await run(who, content, columns);
  expect(counts).toEqual({ created: 1, updated: 0, unchanged: 0, error: 3 });
  expect(rows.map(({ reason }) => reason)).toEqual([
    'Features: Write each feature as Name: value, and | between two of them. ' +
      'Links: Links begin with https:// or http://. ' +
      'Score: Enter a score above 0 and up to 10, such as 9.4. ' +
      'GTIN: Enter the 8, 12, 13 or 14 digits below the barcode. The last one does not fit the others.',
    'Several products have this Name. Add the column ID, as the export has it, to say which one is meant.',
    '',
    'Row 4 is for the same product. Keep one of the two.',
  ]);
  expect((await who.get(`/api/products/${kept.id}`)).body).toEqual(kept);
});

it('imports as many as there is room for, and says so of the others', async () => {
  const who = await asKeeper();
  await run(who, ['Name', ...Array.from({ length: 998 }, (_, i) => `P${i}`)].join('\n'), { name: 0 });
  const { counts, rows } = await run(who, 'Name\nP0\nLast\nLast but one\nToo many\n', { name: 0 });
  expect(counts).toEqual({ created: 2, updated: 0, unchanged: 1, error: 1 });
  expect(rows[3]?.reason).toMatch(/^There is no room for this product: 1,000 is the most/);
}, 60_000);

it.each<[string, string, Partial<ProductColumns> | undefined, number, RegExp]>([
  ['an empty file', '', { name: 0 }, 422, /is empty/],
  ['a header alone', 'Name\n', { name: 0 }, 422, /no rows/],
  ['a workbook', 'PK\u0003\u0004', { name: 0 }, 422, /Excel workbook/],
  ['too many rows', `Name\n${'x\n'.repeat(1001)}`, { name: 0 }, 422, /up to 10 MB and 1,000 rows/],
  ['a column that is not there', 'Name\nA\n', { name: 7 }, 422, /does not have this column/],
  ['no column for the name', 'Name\nA\n', { sku: 0 }, 422, /column that holds the name/],
])('refuses %s', async (_, content, columns, status, sentence) => {
  const who = await asKeeper();
  const answer = await sendFile<{ message: string }>(who, '', content, columns);
  expect(answer.status).toBe(status);
  expect(answer.body.message).toMatch(sentence);
  expect(await all(who)).toEqual([]);
});

it('asks for the columns before the file', async () => {
  const answer = await sendFile(await asKeeper(), '/check', 'Name\nA\n');
  expect(fieldErrors(answer)).toEqual({ columns: 'Send the columns before the file.' });
});
