import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { competitorOfText } from '../../src/domain/briefs/competitor';
import { findingsOf } from '../../src/domain/briefs/find';

/** Own texts of two pages a language, with what a writer would look for and what says nothing of the subject. */
const DATA = join(__dirname, 'briefs', 'terms');
/** Of what a writer would look for, what is found at least: words alone decide, in two pages of 100 words. */
const FOUND = 0.5;

interface TermSet {
  language: string;
  terms: string[];
  wanted: string[];
  unwanted: string[];
}

const SETS = readdirSync(DATA).map((file): TermSet => {
  const [first = '', second = '', expected = ''] = readFileSync(join(DATA, file), 'utf8').split('\n=====\n');
  const [, keyword = '', language = ''] = /^# ([^;]+); (\w+)\n/.exec(first) ?? [];
  const pages = [first.replace(/^#.*\n/, ''), second].map((text, at) => ({
    ...{ position: at + 1, finalUrl: `https://site-${at}.example/` },
    text: competitorOfText(text, { language }),
  }));
  const listed = (sign: string) =>
    expected
      .split('\n')
      .filter((line) => line.startsWith(sign))
      .flatMap((line) => line.slice(2).split(', '));
  const { findings } = findingsOf(pages, { keyword, ownKeywords: [], language });
  const terms = findings.terms.slice(1).map(({ term }) => term.toLowerCase());
  return { language, terms, wanted: listed('+'), unwanted: listed('-') };
});

it.each(SETS)('lists nothing that says nothing of the subject: $language', ({ terms, unwanted }) => {
  expect(unwanted.filter((term) => terms.includes(term.toLowerCase()))).toEqual([]);
});

it.each(SETS)('lists what a writer would look for: $language', ({ terms, wanted }) => {
  const found = wanted.filter((term) => terms.includes(term.toLowerCase()));
  expect({
    share: found.length / wanted.length >= FOUND,
    missed: wanted.filter((term) => !found.includes(term)),
  }).toMatchObject({ share: true });
});
