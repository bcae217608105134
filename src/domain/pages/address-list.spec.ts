import { addressesOfCsv, addressesOfText } from './address-list';

it('takes addresses that were copied out of HTML as they were meant, each once', () => {
  const text = 'https://a.example/?a=1&amp;b=2\na.example/?a=1&#038;b=2\nhello';
  expect(addressesOfText(text)).toEqual({
    addresses: ['https://a.example/?a=1&b=2'],
    refused: [{ line: 3, text: 'hello', fault: 'no-address' }],
  });
});

it.each([
  ['https://a.example/?a=1&amp;b=2;Title', ['https://a.example/?a=1&b=2']],
  [
    '"https://a.example/?a=1&amp;b=2",200\nhttps://b.example/,404',
    ['https://a.example/?a=1&b=2', 'https://b.example/'],
  ],
])('finds them in a csv: %j', (csv, addresses) => {
  expect(addressesOfCsv(csv)).toEqual(addresses);
});
