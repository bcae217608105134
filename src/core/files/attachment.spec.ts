import { attachment } from './attachment';

describe('attachment', () => {
  it.each([
    ['report.csv', 'report.csv', 'report.csv'],
    ['[intent applied] a b.csv', '[intent applied] a b.csv', '%5Bintent%20applied%5D%20a%20b.csv'],
    ['wörter.csv', 'w_rter.csv', 'w%C3%B6rter.csv'],
    ['a"b\\c/d.csv', 'a_b_c_d.csv', 'a%22b_c_d.csv'],
    ["it's (1)*.csv", "it's (1)*.csv", 'it%27s%20%281%29%2A.csv'],
    ['a\r\nSet-Cookie: x', 'a__Set-Cookie: x', 'a__Set-Cookie%3A%20x'],
    ['x'.repeat(20_000), 'x'.repeat(255), 'x'.repeat(255)],
    ['half \ud83d pair', 'half _ pair', 'half%20%EF%BF%BD%20pair'],
  ])('names %j', (name, ascii, extended) => {
    expect(attachment(name)).toBe(`attachment; filename="${ascii}"; filename*=UTF-8''${extended}`);
  });
});
