import { checkText, type TextCheck } from './check-text';
import { MAX_KEYPHRASES, splitKeyphrases } from './phrase-list';
import type { PageAround } from './zones';

interface Options {
  page?: PageAround;
  language?: string;
  wordForms?: boolean;
  anyOrder?: boolean;
}

const check = (text: string, phrases: string[], options: Options = {}) => {
  const { page, language = 'en', wordForms = false, anyOrder = false } = options;
  return checkText(text, page, phrases, { language, wordForms, anyOrder });
};
/** What is marked, phrase by phrase. */
const marked = (text: string, { phrases, matches }: TextCheck) =>
  matches.map(({ phrase, spans }) => [
    phrases[phrase]?.text,
    ...spans.map(({ start, end }) => text.slice(start, end)),
  ]);

describe('matches', () => {
  it.each([
    ['tr', 'İstanbul otelleri', 'İSTANBUL OTELLERİ'],
    ['az', 'qızıl üzük', 'QIZIL ÜZÜK'],
    ['el', 'ξενοδοχεία στην αθήνα', 'ΞΕΝΟΔΟΧΕΙΑ ΣΤΗΝ ΑΘΗΝΑ'],
    ['de', 'straßenschuhe', 'STRASSENSCHUHE'],
  ])('%s: %j as it is written large, with and without word forms', (language, phrase, large) => {
    const text = `${phrase}. `.repeat(6) + `${large}. `.repeat(6);
    for (const wordForms of [false, true]) {
      expect(marked(text, check(text, [phrase], { language, wordForms }))).toHaveLength(12);
      expect(marked(text, check(text, [large], { language, wordForms }))).toHaveLength(12);
      expect(check(text, [], { language, wordForms }).phrases[0]?.matches).toBeGreaterThan(0);
    }
  });

  it('whole words in one sentence, however they are written', () => {
    const text = 'Running shoes! Buy RUNNING\u00a0SHOES; not running. Shoes that fit; shoestrings.';
    expect(marked(text, check(text, ['running shoes']))).toEqual([
      ['running shoes', 'Running shoes'],
      ['running shoes', 'RUNNING\u00a0SHOES'],
    ]);
  });

  it('the longest phrase first, no word twice', () => {
    const text = 'Red running shoes are running shoes, and shoes.\r\nShoes.';
    const result = check(text, ['shoes', 'red running shoes', 'running shoes']);
    expect(marked(text, result)).toEqual([
      ['red running shoes', 'Red running shoes'],
      ['running shoes', 'running shoes'],
      ['shoes', 'shoes'],
      ['shoes', 'Shoes'],
    ]);
    expect(marked('a a a', check('a a a', ['a a']))).toEqual([['a a', 'a a']]);
  });

  it('tell what counts for a longer phrase that contains or overlaps another', () => {
    const text = 'We love waterproof trail running shoes for women. '.repeat(20);
    const asked = ['shoes', 'waterproof trail running shoes', 'running shoes for women', 'hats'];
    const counts = (result: TextCheck) => result.phrases.map(({ matches, covered }) => [matches, covered]);
    expect(counts(check(text, asked))).toEqual([
      [0, 20],
      [20, 0],
      [0, 20],
      [0, 0],
    ]);
    expect(counts(check('a a a a b. A a a.', ['a a', 'a a a a b']))).toEqual([
      [1, 2],
      [1, 0],
    ]);
  });

  it.each([
    ['en', 'shoe', 'Shoes and shoe.', 2],
    ['de', 'Haus', 'Das Haus und die Häuser.', 2],
    ['ru', 'книга', 'Книги о книге.', 2],
    ['es', 'zapato', 'Zapatos y zapato.', 2],
    ['ar', 'كتاب', 'كتاب وكتاب', 2],
  ])('in %s %s by its word forms', (language, phrase, text, count) => {
    const forms = check(text, [phrase], { language, wordForms: true }).phrases[0]?.matches ?? 0;
    expect(forms).toBe(count);
    expect(forms).toBeGreaterThan(check(text, [phrase], { language }).phrases[0]?.matches ?? 0);
  });

  it('in any order, when told to, content words alone within one sentence', () => {
    const text = 'Shoes made for running. Running in shoes. Running. Shoes.';
    expect(marked(text, check(text, ['shoes for running']))).toEqual([]);
    expect(marked(text, check(text, ['shoes for running'], { anyOrder: true }))).toEqual([
      ['shoes for running', 'Shoes', 'running'],
      ['shoes for running', 'Running', 'shoes'],
    ]);
  });

  it.each([
    ['ja', 'ランニングシューズ', 'このランニングシューズは軽い。ランニングシューズを買う。', 2],
    ['zh', '跑步鞋', '这双跑步鞋很轻。我喜欢跑步鞋。', 2],
    ['th', 'รองเท้าวิ่ง', 'รองเท้าวิ่งคู่นี้เบา และรองเท้าวิ่งราคาถูก', 2],
  ])('in %s, where no spaces are', (language, phrase, text, count) => {
    const result = check(text, [phrase], { language });
    expect(marked(text, result)).toEqual(Array.from({ length: count }, () => [phrase, phrase]));
  });

  it('never overlap and stand where they say, in random texts', () => {
    const words = ['a', 'b', 'c', 'the', 'Shoe', 'shoes', 'x.'];
    let seed = 7;
    const random = (below: number) => (seed = (seed * 16_807) % 2_147_483_647) % below;
    const some = (count: number) =>
      Array.from({ length: count }, () => words[random(words.length)]).join(' ');
    for (let round = 0; round < 300; round += 1) {
      const text = some(60);
      const phrases = Array.from({ length: 4 }, () => some(1 + random(3)));
      const wordForms = random(2) === 0;
      const result = check(text, phrases, { wordForms, anyOrder: random(2) === 0 });
      const spans = result.matches.flatMap((match) => match.spans).sort((a, b) => a.start - b.start);
      spans.forEach(({ start, end }, index) => {
        expect(start).toBeLessThan(end);
        expect(start).toBeGreaterThanOrEqual(spans[index - 1]?.end ?? 0);
      });
      expect(result.phrases.reduce((sum, { matches }) => sum + matches, 0)).toBe(result.matches.length);
    }
  });
});

describe('phrases', () => {
  it('that are the same, or none, are left out; there are 20 at most', () => {
    const texts = ({ phrases }: TextCheck) => phrases.map(({ text }) => text);
    expect(texts(check('Shoes', [' Shoes', 'shoes', '!?', '', 'hats']))).toEqual(['Shoes', 'hats']);
    expect(texts(check('Shoes', ['shoe', 'shoes'], { wordForms: true }))).toEqual(['shoe']);
    const many = Array.from({ length: 30 }, (_, index) => `word${index}`);
    expect(texts(check('Shoes', many))).toHaveLength(MAX_KEYPHRASES);
    expect(splitKeyphrases('a b, c\n、d；e')).toEqual(['a b', 'c', 'd', 'e']);
  });

  it('weigh by their content words', () => {
    const [phrase] = check('Shoes for the winter', ['shoes for the winter']).phrases;
    expect(phrase).toMatchObject({ contentWords: 2, matches: 1 });
    expect(phrase?.factor).toBeCloseTo(1.367, 3);
    expect(check('To be', ['to be']).phrases[0]?.contentWords).toBe(2);
  });

  it('are the five strongest of the text where none is given', () => {
    const text =
      'Running shoes wear out. Buy running shoes. Trail plates and trail plates. Nothing else. Socks, socks.';
    const result = check(text, []);
    expect(result.isSuggested).toBe(true);
    expect(result.phrases.map((phrase) => phrase.text)).toEqual(['running shoes', 'trail plates', 'socks']);
    expect(check('', ['a'])).toMatchObject({ words: 0, matches: [] });
  });

  it.each([
    ['that overlap', 'We love waterproof trail running shoes for women. '.repeat(5), {}],
    ['whose forms overlap', 'Trail run shoes. Trail running shoe. Run shoes. Trail run. '.repeat(5), {}],
    [
      'that share words in any order',
      'Red shoes fit, shoes that are red, red. '.repeat(5),
      { anyOrder: true },
    ],
    [
      'that are cut otherwise alone',
      '東京タワーは高い。東京都に行く。東京タワーに行く。',
      { language: 'ja' },
    ],
    ['that are too long', `${'x'.repeat(250)} fits. `.repeat(3), {}],
  ])('suggested are all used, though the text has some %s', (_, text, options) => {
    for (const wordForms of [false, true]) {
      const { phrases } = check(text, [], { ...options, wordForms });
      expect(phrases.filter(({ matches }) => matches === 0)).toEqual([]);
    }
  });

  it('suggested keep their uses beside each other, in random texts', () => {
    const words = ['trail', 'run', 'running', 'shoes', 'shoe', 'for', 'women', 'red.', 'fit'];
    let seed = 11;
    const random = (below: number) => (seed = (seed * 16_807) % 2_147_483_647) % below;
    for (let round = 0; round < 300; round += 1) {
      const text = Array.from({ length: 60 }, () => words[random(words.length)]).join(' ');
      const options = { wordForms: random(2) === 0, anyOrder: random(2) === 0 };
      const { phrases } = check(text, [], options);
      for (const { text: phrase, matches } of phrases) {
        expect(matches).toBeGreaterThan(0);
        if (options.anyOrder) continue;
        expect(matches).toBe(check(text, [phrase], options).phrases[0]?.matches);
      }
    }
  });
});

const PAGE: PageAround = {
  url: 'https://example.com/shoes',
  title: 'Running shoes: all running shoes',
  description: 'Our running shoes.',
  headings: [
    { level: 1, text: 'Running shoes' },
    { level: 2, text: 'Which running style' },
    { level: 3, text: 'Care' },
  ],
  images: 5,
  alts: ['running shoes', 'a hat', 'shoes'],
  anchors: [
    { anchor: 'Running shoes', url: 'https://example.com/other' },
    { anchor: 'running shoes', url: 'https://example.com/shoes#top' },
    { anchor: 'all running shoes', url: 'https://example.com/all' },
  ],
  items: ['Cheap running shoes'],
};

describe('zones', () => {
  const text = 'Running shoes\nCheap running shoes\nThese running shoes fit.';

  it('tell where on the page a phrase stands', () => {
    const [phrase] = check(text, ['running shoes'], { page: PAGE }).phrases;
    expect(phrase?.zones).toEqual({ title: 2, description: 1, heading: 1, list: 1, body: 1, alt: 1 });
    expect(phrase?.matches).toBe(3);
    expect(phrase).toMatchObject({
      title: 'over',
      description: 'good',
      subheadings: { holding: 1, of: 2, verdict: 'good' },
      alts: { holding: 2, of: 5, verdict: 'good' },
      competing: ['https://example.com/other'],
    });
  });

  it('say nothing of fewer than five pictures, or of a description that is missing', () => {
    const [phrase] = check(text, ['running shoes'], {
      page: { ...PAGE, images: 4, description: null },
    }).phrases;
    expect(phrase?.alts).toEqual({ holding: 2, of: 4, verdict: undefined });
    expect(phrase?.description).toBeUndefined();
  });

  it('are those of Markdown in a text without a page', () => {
    const markdown =
      '# Running shoes\n## Running shoes here\n- running shoes\n1. running shoes\nRunning shoes.';
    const [phrase] = check(markdown, ['running shoes']).phrases;
    expect(phrase?.zones).toMatchObject({ heading: 2, list: 2, body: 1 });
    expect(phrase?.subheadings).toEqual({ holding: 1, of: 1, verdict: 'good' });
    expect(phrase).not.toHaveProperty('alts');
  });
});

describe('local stuffing', () => {
  const filler = (words: number) => Array.from({ length: words }, (_, index) => `w${index}`).join(' ');

  it('is five uses within 100 words', () => {
    const within = `${'shoes x '.repeat(4)}${filler(91)} shoes`;
    expect(check(within, ['shoes']).phrases[0]?.crowded).toEqual([
      { start: 0, end: within.length, count: 5, words: 'shoes' },
    ]);
    const without = `${'shoes x '.repeat(4)}${filler(92)} shoes`;
    expect(check(without, ['shoes']).phrases[0]?.crowded).toEqual([]);
    const joined = `${'shoes x '.repeat(7)}${filler(200)} ${'shoes x '.repeat(5)}`;
    expect(check(joined, ['shoes']).phrases[0]?.crowded.map(({ count }) => count)).toEqual([7, 5]);
  });

  it('is three sentences in a row that begin alike, whatever article begins them', () => {
    const beginnings = (text: string, language = 'en') =>
      check(text, ['x'], { language }).beginnings.map(({ start, end, count, words }) => [
        text.slice(start, end),
        count,
        words,
      ]);
    expect(beginnings('You run. You walk. I rest. You sit.')).toEqual([]);
    expect(beginnings('I rest. You run. You walk.\nYou sit. Done.')).toEqual([
      ['You run. You walk.\nYou sit.', 3, 'you'],
    ]);
    expect(beginnings('The shoe fits. The hat fits. The coat fits.')).toEqual([]);
    expect(beginnings('The shoe fits. The shoe holds. The shoe lasts.')).toHaveLength(1);
    expect(beginnings('Der Schuh passt. Der Hut passt. Der Mantel passt.', 'de')).toEqual([]);
    expect(beginnings('- Shoes one\n- Shoes two\n- Shoes three')).toEqual([]);
  });

  it('is a list with five repeats of one head word', () => {
    const lists = (text: string, language = 'en') =>
      check(text, ['x'], { language }).lists.map(({ start, end, count, words }) => [
        text.slice(start, end),
        count,
        words,
      ]);
    expect(lists('We sell red shoes, blue shoes, trail shoes, road shoes and hats.')).toEqual([]);
    expect(lists('We sell red shoes, blue shoes, trail shoes, road shoes, old shoes.')).toEqual([
      ['We sell red shoes, blue shoes, trail shoes, road shoes, old shoes', 5, 'shoes'],
    ]);
    const spanish = 'zapatos rojos, zapatos azules, zapatos nuevos, zapatos viejos, zapatos de verano';
    expect(lists(spanish, 'es')).toEqual([[spanish, 5, 'zapatos']]);
    expect(lists('red, blue, shoes shoes, green, shoes, black, shoes')).toEqual([]);
  });
});

it('cuts a text into 20 parts of equal length', () => {
  const words = Array.from({ length: 40 }, (_, index) => (index === 0 || index > 37 ? 'shoes' : `w${index}`));
  const [phrase] = check(words.join(' '), ['shoes']).phrases;
  expect(phrase?.slices).toEqual([1, ...Array.from({ length: 18 }, () => 0), 2]);
});
