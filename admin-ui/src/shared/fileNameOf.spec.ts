import { fileNameOf } from './fileNameOf';

it.each<[string | undefined, string | undefined]>([
  [`attachment; filename="D?cher.csv"; filename*=UTF-8''D%C3%A4cher%20%28a%29.csv`, 'Dächer (a).csv'],
  ['attachment; filename="say \\"hi\\", a;b.csv"', 'say "hi", a;b.csv'],
  ['attachment; filename=leads.csv', 'leads.csv'],
  ['attachment', undefined],
  [undefined, undefined],
])('%s names %s', (header, name) => {
  const headers = new Headers(header === undefined ? {} : { 'Content-Disposition': header });
  expect(fileNameOf({ headers })).toBe(name);
});
