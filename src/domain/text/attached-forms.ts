import { normalizeUnicode } from './unicode';

/**
 * What words have in common to which Korean, Hebrew, Persian and Hindi attach particles, articles and plurals. Only what is seldom a
 * part of the word itself is taken off: forms that are missed cost less than words that are joined.
 */

/** Of a Hangul syllable: its place in Unicode's block, 28 for each pair of first letter and vowel (The Unicode Standard, 3.12). */
const FIRST_SYLLABLE = 0xac00;
const LAST_SYLLABLE = 0xd7a3;
const FINALS = 28;
const RIEUL = 8;
const IEUNG = 21;

type Final = (final: number) => boolean;
const isConsonant: Final = (final) => final > 0;
const isVowel: Final = (final) => final === 0;
const isAny: Final = () => true;

/** Particles, the longest first, and after which end of a word they stand. */
const PARTICLES: readonly (readonly [particle: string, after: Final])[] = [
  ['에서부터', isAny],
  ['으로부터', isConsonant],
  ['에서는', isAny],
  ['에서도', isAny],
  ['에서의', isAny],
  ['으로는', isConsonant],
  ['으로도', isConsonant],
  ['까지의', isAny],
  ['에서', isAny],
  ['에게', isAny],
  ['한테', isAny],
  ['에는', isAny],
  ['에도', isAny],
  ['와의', isVowel],
  ['과의', isConsonant],
  ['으로', (final) => isConsonant(final) && final !== RIEUL],
  ['부터', isAny],
  ['까지', isAny],
  ['처럼', isAny],
  ['마다', isAny],
  ['은', isConsonant],
  ['는', isVowel],
  // What ends in ㅇ and 이 is mostly an animal or a thing: 호랑이, 지팡이.
  ['이', (final) => isConsonant(final) && final !== IEUNG],
  ['가', isVowel],
  ['을', isConsonant],
  ['를', isVowel],
  ['과', isConsonant],
  ['와', isVowel],
  ['로', (final) => isVowel(final) || final === RIEUL],
  ['의', isAny],
  ['에', isAny],
];
/** Nouns that end as a particle. */
const KOREAN_NOUNS =
  /(?:걸이|잡이|린이|젊은이|늙은이|볶이|맞이|받이|갈이|꽂이|박이|쟁이|놀이|먹이|넓이|높이|깊이|길이|안무가|주의|회의|강의|정의|편의|논의|합의|문의|동의|건의|산부인과|학과|신과|경과|결과|효과|성과|통과|교과|대로|도로|가로|세로|가을|마을|노을)$/;
const PLURAL = '들';
const LEAST_SYLLABLES = 2;
/** No noun of two syllables ends as these where they may stand: 책을, 집에서. */
const AFTER_ONE_SYLLABLE = new Set(['을', '를', '에서', '에는', '에도', '에서는', '으로']);

/** @param word in comparable form */
export function koreanForm(word: string): string {
  const noun = withoutParticle(word);
  return noun.endsWith(PLURAL) && noun.length - 1 >= LEAST_SYLLABLES ? noun.slice(0, -1) : noun;
}

function withoutParticle(word: string): string {
  if (KOREAN_NOUNS.test(word)) return word;
  for (const [particle, after] of PARTICLES) {
    const length = word.length - particle.length;
    const least = AFTER_ONE_SYLLABLE.has(particle) ? 1 : LEAST_SYLLABLES;
    if (length < least || !word.endsWith(particle)) continue;
    const syllable = word.charCodeAt(length - 1);
    const isHangul = syllable >= FIRST_SYLLABLE && syllable <= LAST_SYLLABLE;
    if (isHangul && after((syllable - FIRST_SYLLABLE) % FINALS)) return word.slice(0, length);
  }
  return word;
}

/** The article, alone or behind "and", "that" and "from". The other prepositions begin too many words. */
const ARTICLE = /^(?:[ושמ]ה(?=.{4})|ה(?=.{3}))/;
/** Words that begin as if with an article, most of them names of actions. */
const NO_ARTICLE = new Set(
  [
    'הנחה הנחות הגדרה הגדרות הזמנה הזמנות הדרכה הדרכות הלוואה הלוואות הורים הורות היסטוריה הובלה הובלות הורדה הורדות הצעה',
    'הצעות השוואה השוואות השכרה השקעה השקעות הסעה הסעות הצגה הצגות הכנה הכנות החזר החזרים הרצאה הרצאות הרצליה הרשמה',
    'הודעה הודעות הוצאה הוצאות הכנסה הכנסות הפקה הפקות הגברה הדפסה הדפסות הלכה הלכות הרבה היום הכול המון הרים הודו',
    'הולנד הונגריה מהירות מהנדס מהנדסים מהפכה מהדורה משהו שהייה',
  ]
    .join(' ')
    .split(' '),
);
const HEBREW_ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/(?<=..)ויות$/, 'ות'],
  [/(?<=...)יות$/, 'ית'],
  [/(?<=..)ות$/, 'ה'],
  [/(?<=...)ים$/, ''],
];
/** Words of one that end as if they were many. */
const HEBREW_SINGULARS = new Set(
  [
    'שירות איכות בריאות אחריות אמנות תרבות רשות חנות זכות עלות תמונות ירושלים מצרים שמיים צהריים פעמיים שנתיים אפשרות',
    'אדריכלות עיתונות סבלנות הזדמנות התחייבות השתלמות מקצועיות משמעות מציאות תוצאות סטודנטיות מנהיגות רפואות ספרות אומנות',
    'חדשנות יצירתיות פרטיות פעילות רשלנות מהירות תיירות אחות כמות דמות צוות טעות מהות גלות פחות',
  ]
    .join(' ')
    .split(' '),
);
const HEBREW_IRREGULAR: ReadonlyMap<string, string> = new Map([
  ['שירותים', 'שירות'],
  ['נעליים', 'נעל'],
  ['תמונות', 'תמונה'],
  ['תוצאות', 'תוצאה'],
  ['נשים', 'אישה'],
  ['מלונות', 'מלון'],
  ['מקומות', 'מקום'],
  ['שולחנות', 'שולחן'],
  ['ארונות', 'ארון'],
  ['רעיונות', 'רעיון'],
  ['חלונות', 'חלון'],
  ['מחירון', 'מחירון'],
  ['בתים', 'בית'],
  ['ערים', 'עיר'],
  ['שנים', 'שנה'],
  ['מילים', 'מילה'],
]);
const FINAL_LETTERS: Readonly<Record<string, string>> = { ך: 'כ', ם: 'מ', ן: 'נ', ף: 'פ', ץ: 'צ' };

/** @param word in comparable form */
export function hebrewForm(word: string): string {
  const bare = NO_ARTICLE.has(word) ? word : word.replace(ARTICLE, '');
  return singular(bare).replace(/[ךםןףץ]$/, (letter) => FINAL_LETTERS[letter] ?? letter);
}

function singular(word: string): string {
  const known = HEBREW_IRREGULAR.get(word);
  if (known !== undefined) return known;
  if (HEBREW_SINGULARS.has(word)) return word;
  const ending = HEBREW_ENDINGS.find(([written]) => written.test(word));
  return ending ? word.replace(ending[0], ending[1]) : word;
}

/** The plural, with what may stand behind it, and the mark of the ezafe. A joiner that is not seen is gone before. */
const PERSIAN_ENDINGS = /(?<=..)(?:ها(?:یی|ی|یم|یت|یش|یمان|یتان|یشان)?|\u0654)$/;
/** Words that end as if they were many. */
const PERSIAN_WORDS = new Set([
  'تنها',
  'تنهایی',
  'انتها',
  'انتهای',
  'بها',
  'بهای',
  'آنها',
  'اینها',
  'نهایی',
  'منتها',
]);

/** @param word in comparable form */
export function persianForm(word: string): string {
  const spelled = word.replaceAll('ي', 'ی').replaceAll('ك', 'ک');
  return PERSIAN_WORDS.has(spelled) ? spelled : spelled.replace(PERSIAN_ENDINGS, '');
}

/** Behind two letters; the last of men and things in -ā only behind three: `लड़के`, but `माला` is no `माल`. */
const HINDI_ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/ि(?:याँ|यां|यों)$/, 'ी'],
  [/ा(?:एँ|एं|ओं)$/, 'ा'],
  [/(?<=\p{L}.*\p{L}\p{M}*)(?:ों|ें)$/u, ''],
  [/(?<=\p{L}.*\p{L}.*\p{L}\p{M}*)[ाे]$/u, ''],
];
const HINDI_IRREGULAR: ReadonlyMap<string, string> = new Map(
  ['जूता जूते जूतों', 'पैसा पैसे पैसों', 'घोड़ा घोड़े घोड़ों', 'पंखा पंखे पंखों', 'बेटा बेटे बेटों', 'कमरा कमरे कमरों'].flatMap(
    (line) => {
      const forms = normalizeUnicode(line, 'NFKC').split(' ');
      return forms.map((form): [string, string] => [form, forms[0] ?? form]);
    },
  ),
);

/** @param word in comparable form */
export function hindiForm(word: string): string {
  const known = HINDI_IRREGULAR.get(word);
  if (known !== undefined) return known;
  const plural = HINDI_ENDINGS.find(([written]) => written.test(word));
  return plural ? word.replace(plural[0], plural[1]) : word;
}
