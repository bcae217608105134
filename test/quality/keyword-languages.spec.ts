import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { INTENT_LANGUAGES } from '../../src/contracts/intent/intent-languages';
import { encodeUtf8 } from '../../src/domain/csv/bytes';
import { languageOfKeywordFile } from '../../src/domain/intent/file-language';
import { type Detector, detectorOn } from '../../src/domain/text/language/detector';

let detector: Detector;
beforeAll(async () => {
  // What the browser has.
  detector = detectorOn((await import('eld/extrasmall')).eld);
});

const keywordsIn = (language: string) =>
  readFileSync(join(__dirname, 'intent', `${language}.txt`), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('# '));
const languageOfRows = (rows: readonly string[], header = 'Keyword,Volume') =>
  languageOfKeywordFile(encodeUtf8([header, ...rows.map((row) => `${row},10`)].join('\n')), detector);

it.each(INTENT_LANGUAGES)('tells that a file of keywords is in %s', (language) => {
  expect(languageOfRows(keywordsIn(language))).toBe(language);
});

it.each(INTENT_LANGUAGES)('never takes ten keywords in %s for another language', (language) => {
  const all = keywordsIn(language);
  const told = Array.from({ length: Math.floor(all.length / 10) }, (_, part) =>
    languageOfRows(all.filter((_keyword, place) => place % 14 === part)),
  );
  const wrong = told.filter((each) => each !== undefined && each !== language);
  expect(wrong).toEqual([]);
});

it('leaves a file open that is half in one language and half in another', () => {
  const [german, english] = [keywordsIn('de').slice(0, 100), keywordsIn('en').slice(0, 100)];
  expect(languageOfRows([...german, ...english])).toBeUndefined();
  expect(languageOfRows([...keywordsIn('de'), ...english.slice(0, 20)])).toBe('de');
});

it('tells nothing of names, numbers and a word or two', () => {
  expect(languageOfRows(['ps5', 'iphone 15', 'lg'])).toBeUndefined();
  expect(languageOfRows(['schuhe'])).toBeUndefined();
});

it('looks at a long file from its beginning to its end', () => {
  const german = keywordsIn('de');
  const english = keywordsIn('en');
  const rows = Array.from({ length: 40_000 }, (_, row) => {
    const source = row < 12_000 ? english : german;
    return source[row % source.length]!;
  });
  expect(languageOfRows(rows)).toBe('de');
});
