import { PAGE_LIMITS } from '../../contracts/pages/page-limits';
import { AddressResolver, parseBase } from './addresses';
import { readPage } from './read-page';

const PAGE = 'https://example.com/shop/page';
const longest = (start: string) => start + 'a'.repeat(PAGE_LIMITS.address - start.length);

it.each<[string, string, string]>([
  ['a base', 'https://example.com/other/', 'https://example.com/other/x y'],
  ['no base that is too long', `${longest('https://example.com/')}/`, 'https://example.com/shop/x y'],
  ['no base that is too long when it is written out', `/${'ü'.repeat(500)}/`, 'https://example.com/shop/x y'],
])('puts addresses behind %s', (_, base, expected) => {
  expect(new AddressResolver(PAGE, base).resolve('x y')).toBe(expected.replace(' ', '%20'));
});

it.each<[string, string]>([
  ['as it is', longest('/')],
  ['written out', `/${'ü'.repeat(500)}`],
  ['whole', `${longest('https://example.com/')}a`],
])('keeps no address that is too long %s', (_, href) => {
  expect(new AddressResolver(PAGE, null).resolve(href)).toBeNull();
});

it('keeps the longest address there may be', () => {
  const address = longest('https://example.com/');
  expect(new AddressResolver(PAGE, null).resolve(address)).toBe(address);
  expect(parseBase(address)?.href).toBe(address);
});

it.each(['me@', 'me:secret@', ':secret@'])('keeps %s of the page where a link is a path alone', (who) => {
  const page = `https://${who}example.com/a/`;
  expect(new AddressResolver(page, null).resolve('/b')).toBe(`https://${who}example.com/b`);
});

it('takes little memory for a page with a long base, many links and many canonicals', () => {
  const links = Array.from({ length: 200 }, (_, at) => `<a href="l${at}">x</a>`).join('');
  const canonicals = Array.from({ length: 200 }, (_, at) => `<link rel=canonical href="c${at}">`).join('');
  const facts = readPage(`<base href="/${'b'.repeat(300_000)}/">${canonicals}${links}`, { url: PAGE });
  expect(facts.links).toHaveLength(200);
  expect(JSON.stringify(facts).length).toBeLessThan(100_000);
  expect(facts.canonicals).toBe(PAGE_LIMITS.canonicals);
});
