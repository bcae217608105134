import { addressFault, refusedLines, refusedLinesSentence } from './listed-addresses';

it.each([
  ['https://a.example/', null],
  ['HTTP://münchen.example:8443/ä?b#c', null],
  ['https://a.example./', null],
  ['hello', 'no-address'],
  ['https://a.example../', 'no-address'],
  ['https://[', 'no-address'],
  ['mailto:a@b.example', 'scheme'],
  ['javascript:alert(1)', 'scheme'],
  ['localhost:3000/x', 'scheme'],
  ['https://me:secret@a.example/', 'credentials'],
  ['https://:secret@a.example/', 'credentials'],
  [`https://a.example/${'x'.repeat(2_048)}`, 'too-long'],
])('finds what is wrong with %s', (text, fault) => {
  expect(addressFault(text)).toBe(fault);
});

it('counts lines as they were entered, the empty ones too', () => {
  const lines = ['', ' https://a.example/ ', 'hello', '  ', 'https://a.example/ https://b.example/', 7];
  expect(refusedLines(lines)).toEqual([
    { line: 3, text: 'hello', fault: 'no-address' },
    { line: 5, text: 'https://a.example/ https://b.example/', fault: 'several' },
    { line: 6, text: 'number', fault: 'no-address' },
  ]);
});

it('names the first lines, and says how many there are beyond them', () => {
  const sentence = (...texts: string[]) => refusedLinesSentence(refusedLines(texts));
  expect(sentence('https://a.example/', 'ftp://b.example/')).toBe(
    'Line 2 (ftp://b.example/) must begin with https:// or http://.',
  );
  expect(sentence('a', 'b', 'c', 'd')).toMatch(
    /^Line 1 \(a\) is not a URL .*\nLine 2 .*\nLine 3 .*\nOne more line is refused/,
  );
  expect(sentence('a', 'b', 'c', 'd', 'e')).toMatch(/\n2 more lines are refused as well\.$/);
  expect(sentence('x'.repeat(3_000)).length).toBeLessThan(200);
});
