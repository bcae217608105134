import { notePartsOf } from './noteParts';

const links = (msg: string) => notePartsOf(msg).flatMap(({ href }) => href ?? []);

it.each([
  ['nothing to click', []],
  ['See https://example.org/a?b=1#c today', ['https://example.org/a?b=1#c']],
  ['HTTP://EXAMPLE.ORG', ['HTTP://EXAMPLE.ORG']],
  ['(https://example.org/a).', ['https://example.org/a']],
  ['https://en.example.org/wiki/Note_(text), then', ['https://en.example.org/wiki/Note_(text)']],
  ['one https://a.example\ntwo https://b.example!', ['https://a.example', 'https://b.example']],
  ['javascript:alert(1) data:text/html,x ftp://a.example', []],
  ['https:// and http://[', []],
  ['<a href="https://a.example">', ['https://a.example']],
])('%j links %j', (msg, found) => expect(links(msg)).toEqual(found));

it('loses no letter of the note', () => {
  const msg = '  First\n\nhttps://a.example/x, <b>second</b>\thttps://b.example ';
  const whole = notePartsOf(msg)
    .map(({ text }) => text)
    .join('');
  expect(whole).toBe(msg);
});
