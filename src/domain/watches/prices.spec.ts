import { amountMeant, pricesIn } from './prices';

it.each([
  ['$1,299', '$1299'],
  ['$1,299.00', '$1299'],
  ['1.299,00 €', '1299€'],
  ['1.299 €', '1299€'],
  ['1.299,90 €', '1299.9€'],
  ['1.299,9 €', '1299.9€'],
  ['19,99€', '19.99€'],
  ['19.99 €', '19.99€'],
  ['0,999 €', '0.999€'],
  ['€ 0.50', '€0.5'],
  ['CHF 49.–', 'CHF49'],
  ["CHF 1'299.00", 'CHF1299'],
  ['1 299:- kr', '1299kr'],
  ['49,-', '49'],
  ['A$49.00', 'A$49'],
  ['MX$1,299.50', 'MX$1299.5'],
  ['₹1,25,000.00', '₹125000'],
  ['R$ 1.299,90', 'R$1299.9'],
  ['1.299.000 ₫', '1299000₫'],
])('means by %s the amount %s', (price, meant) => expect(amountMeant(price)).toBe(meant));

it.each(['from 19.99', '1.2.3 €', '12:30'])('leaves %s, which is no amount alone', (text) =>
  expect(amountMeant(text)).toBe(text.replace(/ /g, '')),
);

it('finds the prices of a line as they are written', () => {
  expect(pricesIn('Statt 1.299,00 € nur 1.199 €, in Zürich CHF 1’199.–')).toEqual([
    '1.299,00 €',
    '1.199 €',
    'CHF 1’199.–',
  ]);
});
