import { type Detector, detectorOn } from './detector';
import { languageOf, languagesOf, languagesOfKeywords } from './languages';

const unasked: Detector = () => {
  throw new Error('The script says it.');
};

it.each([
  ['th', 'สวัสดีชาวโลก'],
  ['el', 'Καλημέρα κόσμε'],
  ['he', 'שלום עולם'],
  ['ko', '안녕하세요 세계'],
  ['ka', 'გამარჯობა'],
  ['hy', 'Բարեւ աշխարհ'],
  ['ta', 'வணக்கம் உலகம்'],
  ['ja', '東京は日本の首都です'],
  ['zh', '北京是中国的首都'],
])('tells %s by its script', (language, text) => {
  expect(languageOf(text, unasked).language).toBe(language);
});

it('calls a text of few kana Chinese', () => {
  expect(languageOf(`${'中国语言文字'.repeat(10)}の`, unasked).language).toBe('zh');
});

it('tells nothing of a text without letters', () => {
  expect(languagesOf('123 …', unasked)).toEqual({ language: undefined, candidates: [], shares: [] });
});

const sure =
  (language: string, reliable = true): Detector =>
  () => ({ candidates: [{ language, score: 0.8 }], reliable });

it.each([
  ['of under 20 letters', 'nineteen letters xx', sure('en')],
  ['that is not certain', 'a text that is long enough to be told', sure('en', false)],
])('leaves a text %s open, with candidates', (_, text, detector) => {
  expect(languageOf(text, detector)).toEqual({
    language: undefined,
    candidates: [{ language: 'en', score: 0.8 }],
  });
});

it('asks for the languages of the script alone', () => {
  let asked: readonly string[] = [];
  languageOf('Быстрая коричневая лиса прыгает', (_, languages) => {
    asked = languages;
    return { candidates: [], reliable: false };
  });
  expect(asked).toEqual(['be', 'bg', 'ru', 'sr', 'uk']);
});

it('names each language of a mixed text from a tenth of its letters on', () => {
  const detector: Detector = (text) => sure(text.includes('der') ? 'de' : 'en')(text, []);
  const english = 'This is a paragraph of English words that is long enough to count.';
  const german = 'Dies ist ein Absatz mit deutschen Wörtern, der lang genug ist, um zu zählen.';
  const { language, shares } = languagesOf([english, english, german].join('\n'), detector);
  expect(language).toBe('en');
  expect(shares.map((share) => share.language)).toEqual(['en', 'de']);
  expect(languagesOf([...Array<string>(12).fill(english), german].join('\n'), detector).shares).toHaveLength(
    1,
  );
});

describe('a list of keywords', () => {
  /** Sure from 20 keywords on; what it was asked of. */
  const ofKeywords = () => {
    const asked: number[] = [];
    const detector: Detector = (text) => {
      const rows = text.split('\n').length;
      asked.push(rows);
      return sure(text.includes('schuhe') ? 'de' : 'en', rows >= 20)(text, []);
    };
    return { asked, detector };
  };
  const list = (keyword: string, count: number) => Array.from({ length: count }, () => keyword);

  it.each([
    [49, [49]],
    [50, [50]],
    [99, [99]],
    [100, [50, 50]],
    [149, [75, 74]],
  ])('of %i rows is told in blocks of 50 and more', (count, blocks) => {
    const { asked, detector } = ofKeywords();
    expect(languagesOfKeywords(list('shoes', count), detector)).toEqual(list('en', count));
    expect(asked).toEqual(blocks);
  });

  it('is told script by script, each row at its place', () => {
    const rows = ['shoes', 'обувь', '123', '靴を買う', 'boots', '', '靴', 'รองเท้า'];
    const cyrillic: Detector = (_, languages) => sure(languages.includes('ru') ? 'ru' : 'en')('', []);
    const many = Array.from({ length: 10 }, () => rows).flat();
    expect(languagesOfKeywords(many, cyrillic).slice(0, rows.length)).toEqual([
      'en',
      'ru',
      undefined,
      'ja',
      'en',
      undefined,
      'ja',
      'th',
    ]);
  });

  it('is left open where it is too short', () => {
    expect(languagesOfKeywords(['shoes', 'boots'], ofKeywords().detector)).toEqual([undefined, undefined]);
    expect(languagesOfKeywords([], ofKeywords().detector)).toEqual([]);
  });

  it('names each language of a text of short lines', () => {
    const { detector } = ofKeywords();
    const text = [...list('running shoes', 100), ...list('laufschuhe damen', 50)].join('\n');
    const { language, shares } = languagesOf(text, detector);
    expect(language).toBe('en');
    expect(shares.map((share) => share.language)).toEqual(['en', 'de']);
  });
});

it('keeps the candidates of a detector in order, and narrows it only when the languages change', () => {
  const narrowed: unknown[] = [];
  const detector = detectorOn({
    detect: () => ({ language: 'de', getScores: () => ({ en: 0.2, de: 0.7 }), isReliable: () => true }),
    setLanguageSubset: (languages) => narrowed.push(languages),
  });
  expect(detector('x', ['de', 'en']).candidates.map(({ language }) => language)).toEqual(['de', 'en']);
  detector('y', ['de', 'en']);
  expect(narrowed).toHaveLength(1);
});
