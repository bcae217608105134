import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PieceTokenizer } from './piece-tokenizer';

const MODELS = join(__dirname, '../../../models');
const reference = JSON.parse(readFileSync(join(MODELS, 'reference.json'), 'utf8')) as {
  prefix: string;
  texts: { language: string; text: string; ids: number[] }[];
};
const tokenizer = new PieceTokenizer(readFileSync(join(MODELS, 'pieces.bin')));
const idsOf = (text: string, most = 512) => tokenizer.idsOf(text, most);

it.each(reference.texts)('gives the ids of the reference: $language, $text', ({ text, ids }) => {
  expect(idsOf(reference.prefix + text)).toEqual(ids);
});

it.each([
  ['white space and control characters', ' best\t\tespresso\u0007  machine\n', 'best espresso machine'],
  ['full-width letters', 'Ｂｅｓｔ espresso', 'Best espresso'],
  ['decomposed letters', 'cafe\u0301', 'café'],
  ['invisible characters', '\ufeffcafé\u200b', 'café'],
])('reads %s as one would write it', (_, odd, plain) => {
  expect(idsOf(odd)).toEqual(idsOf(plain));
});

it('keeps capitals', () => {
  expect(idsOf('Berlin')).not.toEqual(idsOf('berlin'));
});

it.each([
  ['', 2],
  ['   ', 2],
  ['\ud800', 4],
  ['\u{e0001}\u{e0002}', 4],
])('ends with every text: %j', (text, most) => {
  const ids = idsOf(text);
  expect([ids[0], ids.at(-1)]).toEqual([0, 2]);
  expect(ids.length).toBeLessThanOrEqual(most);
});

it('reads so many tokens and no more, however long a text is', () => {
  const long = 'espresso machine '.repeat(100_000);
  expect(idsOf(long, 256)).toHaveLength(256);
  expect(idsOf(long, 256).slice(0, -1)).toEqual(idsOf(long.slice(0, 4_000)).slice(0, 255));
});

it('refuses a file that is damaged', () => {
  const whole = readFileSync(join(MODELS, 'pieces.bin'));
  expect(() => new PieceTokenizer(whole.subarray(0, whole.length - 100))).toThrow('damaged');
});
