import { domainToASCII } from 'node:url';
import { countryOfTld, GENERIC_COUNTRY_TLDS, tldsOfCountry } from './country-tlds';
import { domainFacts, readDomain } from './domain-facts';
import { TERRITORIES } from './territories';

function factsOf(input: string) {
  const line = readDomain(input);
  if ('problem' in line) throw new Error(line.problem);
  return line.facts;
}

it.each([
  ['www.example.co.uk', 'example.co.uk', 'co.uk', 'icann', 'GB'],
  ['https://shop.example.de/a?b=c#d', 'example.de', 'de', 'icann', 'DE'],
  ['EXAMPLE.COM.', 'example.com', 'com', 'icann', null],
  ['example.com:8080/path', 'example.com', 'com', 'icann', null],
  ['someone.github.io', 'someone.github.io', 'github.io', 'private', null],
  ['a.b.someone.github.io', 'someone.github.io', 'github.io', 'private', null],
  ['shop.de.com', 'shop.de.com', 'de.com', 'private', null],
  ['intranet.corp', 'intranet.corp', 'corp', 'unlisted', null],
  ['foo.ck', null, null, null, null],
  ['www.ck', 'www.ck', 'ck', 'icann', 'CK'],
  ['пример.рф', 'пример.рф', 'рф', 'icann', 'RU'],
  ['xn--e1afmkfd.xn--p1ai', 'пример.рф', 'рф', 'icann', 'RU'],
  ['münchen.de', 'münchen.de', 'de', 'icann', 'DE'],
  ['example.eu', 'example.eu', 'eu', 'icann', null],
  ['example.asia', 'example.asia', 'asia', 'icann', null],
  ['example.io', 'example.io', 'io', 'icann', null],
  ['example.gb', 'example.gb', 'gb', 'icann', 'GB'],
])('reads %s', (input, registrable, suffix, kind, country) => {
  const line = readDomain(input);
  if (registrable === null) expect(line).toHaveProperty('problem');
  else expect(factsOf(input)).toMatchObject({ registrable, suffix, kind, country });
});

it.each([['192.0.2.1'], ['http://192.0.2.1:8080/x'], ['[2001:db8::1]']])('knows the address %s', (input) => {
  expect(factsOf(input)).toMatchObject({ kind: 'ip', registrable: null, suffix: null, country: null });
});

it('has both forms of a name', () => {
  expect(factsOf('bücher.example.de')).toMatchObject({
    host: 'xn--bcher-kva.example.de',
    unicode: 'bücher.example.de',
  });
});

it.each([
  ['no domain', 'no domain is not a domain name.'],
  ['', ' is not a domain name.'],
  ['localhost', 'localhost is not a domain name.'],
  ['1.2.3', '1.2.3 is not a domain name.'],
  ['12345', '12345 is not a domain name.'],
  ['exa_mple.com', 'exa_mple.com is not a domain name.'],
  ['-example.com', '-example.com is not a domain name.'],
  ['me@example.com', 'me@example.com is not a domain name.'],
  ['https://:secret@example.com', 'https://:secret@example.com is not a domain name.'],
  ['example..com', 'example..com is not a domain name.'],
  ['com', 'com is a public suffix, not a domain.'],
  ['co.uk', 'co.uk is a public suffix, not a domain.'],
  ['github.io', 'github.io is a public suffix, not a domain.'],
  ['foo.ck', 'foo.ck is a public suffix, not a domain.'],
])('refuses %j', (input, problem) => {
  expect(readDomain(input)).toEqual({ input, problem });
});

it.each([
  ['pаypal.com', ['pаypal']], // a Cyrillic а
  ['gοogle.com', ['gοogle']], // a Greek ο
  ['shop.pаypal.com', ['pаypal']],
  ['пример.com', []],
  ['παράδειγμα.gr', []],
  ['paypal.com', []],
])('warns of letters that look alike in %s', (input, lookAlikes) => {
  expect(factsOf(input).lookAlikes).toEqual(lookAlikes);
});

it('tells the languages of the country with their shares, the official ones first', () => {
  expect(
    factsOf('example.ch')
      .languages.slice(0, 4)
      .map(({ code }) => code),
  ).toEqual(['de', 'gsw', 'fr', 'it']);
  expect(factsOf('example.co.uk').languages).toEqual([
    { code: 'en', percent: 98, official: true },
    { code: 'fr', percent: 17, official: false },
  ]);
  expect(factsOf('example.com').languages).toEqual([]);
});

it('takes no country from the domains that Google treats as generic', () => {
  expect(GENERIC_COUNTRY_TLDS.size).toBe(20);
  for (const tld of GENERIC_COUNTRY_TLDS) {
    expect(countryOfTld(tld)).toEqual({ country: null, reason: 'generic-country-code' });
  }
  expect(countryOfTld('uk')).toEqual({ country: 'GB', reason: 'country' });
  expect(countryOfTld('shop')).toEqual({ country: null, reason: 'generic' });
});

it('knows no country-code domain that the public suffix list does not', () => {
  for (const country of TERRITORIES) {
    for (const tld of tldsOfCountry(country)) {
      const host = domainToASCII(`a.b.${tld}`);
      const facts = domainFacts(host);
      // South Africa registers below `co.za` and the like alone.
      if (tld !== 'za') expect(facts).toMatchObject({ kind: 'icann' });
      if (!GENERIC_COUNTRY_TLDS.has(tld)) expect(facts).toMatchObject({ country });
    }
  }
});
