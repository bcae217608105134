import { franc } from 'franc';
import type { Detector } from '../../src/domain/text/language/detector';
import { languageOf } from '../../src/domain/text/language/languages';
import { loadServerDetector } from '../../src/domain/text/language/server-detector';
import { CLOSE_DECLARATIONS, codesOfLatinScript, declaration, DECLARATIONS } from './declarations';

/** Of each language, evenly spread over its declaration. */
const PIECES = 24;

let detector: Detector;
beforeAll(async () => {
  detector = await loadServerDetector();
});

interface Piece {
  language: string;
  text: string;
}

/** What is told of a text, also where it is not certain. */
const bestGuess = (text: string) => languageOf(text, detector).candidates[0]?.language;

/** franc's codes have three letters, and are other ones for these. */
const OF_FRANC: Record<string, string> = { et: 'ekk', lv: 'lvs', ms: 'zlm', az: 'azj' };
const francCodes = new Map(
  Object.entries(DECLARATIONS).map(([language, code]) => [OF_FRANC[language] ?? code.slice(0, 3), language]),
);
const bestOfFranc = (text: string) =>
  francCodes.get(franc(text, { only: [...francCodes.keys()], minLength: 1 }));

function shareOfRight(all: readonly Piece[], guess: (text: string) => string | undefined): number {
  return all.filter(({ language, text }) => guess(text) === language).length / all.length;
}

function pieces(length: number, declarations = DECLARATIONS): Piece[] {
  return Object.entries(declarations).flatMap(([language, code]) =>
    cut(declaration(code).join(' '), length).map((text) => ({ language, text })),
  );
}

/** Parts that begin and end between words. */
function cut(text: string, length: number): string[] {
  const parts: string[] = [];
  const step = Math.max(length, Math.floor(text.length / PIECES));
  for (let from = 0; from + length <= text.length && parts.length < PIECES; from += step) {
    const begin = from === 0 ? 0 : text.indexOf(' ', from) + 1;
    const piece = text.slice(begin, begin + length);
    const end = piece.lastIndexOf(' ');
    parts.push(end > length / 2 ? piece.slice(0, end) : piece);
  }
  return parts;
}

/** Of 2, 3, 4, 5 and 6 words in turn, as long as a keyword is. */
function runsOfWords(): Piece[] {
  return Object.entries(DECLARATIONS).flatMap(([language, code]) => {
    const words = declaration(code).join(' ').split(/\s+/);
    const step = Math.max(6, Math.floor(words.length / PIECES));
    return Array.from({ length: Math.min(PIECES, Math.floor(words.length / step)) }, (_, run) => ({
      language,
      text: words.slice(run * step, run * step + 2 + (run % 5)).join(' '),
    }));
  });
}

it.each([
  [100, 0.993],
  [50, 0.98],
  [40, 0.98],
  [25, 0.95],
])('tells the language of %i characters of a declaration in a share of at least %d', (length, demanded) => {
  expect(shareOfRight(pieces(length), bestGuess)).toBeGreaterThanOrEqual(demanded);
});

/** How often a wrong language is told for every time that franc tells one. */
function errorsBesideFranc(all: readonly Piece[]): number {
  const others = 1 - shareOfRight(all, bestOfFranc);
  expect(others).toBeGreaterThan(0);
  return (1 - shareOfRight(all, bestGuess)) / others;
}

it('errs at most half as often as franc at 50 characters', () => {
  expect(errorsBesideFranc(pieces(50))).toBeLessThanOrEqual(0.5);
});

it('tells the language of 2 to 6 words in a share of at least 0.95, and errs at most 0.35 times as often as franc', () => {
  const all = runsOfWords();
  expect(shareOfRight(all, bestGuess)).toBeGreaterThanOrEqual(0.95);
  expect(errorsBesideFranc(all)).toBeLessThanOrEqual(0.35);
});

it.each([
  ['id', 'Cara membeli sepatu lari yang bagus dan murah karena harganya bisa naik kapan saja'],
  ['id', 'Perusahaan ini merupakan toko online dengan kualitas terbaik dan gratis ongkir'],
  ['id', 'Bagaimana jadwal liburan sekolah bulan Juli dan Agustus di universitas kami'],
  ['ms', 'Cara membeli kasut sukan yang bagus kerana harganya boleh naik pada bila-bila masa sahaja'],
  ['ms', 'Syarikat ini ialah kedai dalam talian dengan kualiti terbaik dan penghantaran percuma'],
  ['ms', 'Bagaimana jadual cuti sekolah bulan Julai dan Ogos di universiti kami'],
  ['hr', 'Što je najbolje kazalište u gradu i gdje kupiti ulaznice za ovaj tjedan'],
  ['hr', 'Tvrtka nudi tečaj za cijelu obitelj tijekom srpnja i kolovoza, tisuća kuna'],
  ['bs', 'Šta je historija ovog mjesta i gdje je univerzitet, sedmica dana hoda od rijeke'],
  ['sr', 'Šta je istorija ovog mesta i gde je pozorište, nedelju dana hoda od reke'],
  ['sr', 'Gde kupiti dobro mleko i hleb po niskoj ceni u Beogradu ove nedelje'],
  ['da', 'Hvad koster de bedste løbesko, og hvor kan jeg købe noget billigere uden at rejse ud af landet'],
  ['no', 'Hva koster de beste joggeskoene, og hvor kan jeg kjøpe noe billigere uten å reise ut av landet'],
  ['hi', 'यह होटल बहुत अच्छा है और इसमें सब कुछ मिलता है लेकिन कमरे की कीमत ज्यादा नहीं है'],
  ['hi', 'सबसे अच्छे जूते कहाँ से खरीदें और उनकी कीमत क्या है'],
  ['mr', 'हे हॉटेल खूप चांगले आहे आणि येथे सर्व काही मिळते पण खोलीची किंमत जास्त नाही'],
  ['mr', 'सर्वात चांगले बूट कुठे विकत घ्यावेत आणि त्यांची किंमत किती आहे'],
])('tells close languages apart by their words: %s, %j', (language, text) => {
  const verdict = languageOf(text, detector);
  expect(verdict.candidates[0]?.language).toBe(language);
  expect(verdict.language).toBe(language);
});

it('names all of a family where no word tells, Indonesian before Malay', () => {
  const { language, candidates } = languageOf(
    'harga rumah murah di kota besar dengan taman dan kolam ikan',
    detector,
  );
  expect(language).toBeUndefined();
  expect(candidates.slice(0, 2).map((each) => each.language)).toEqual(['id', 'ms']);
});

it.each([
  [300, 0.65],
  [100, 0.4],
])(
  'says nothing wrong of close languages in %i characters, and something in a share of at least %d',
  (length, least) => {
    const all = pieces(length, CLOSE_DECLARATIONS);
    const told = all.filter(({ text }) => languageOf(text, detector).language !== undefined);
    expect(shareOfRight(told, bestGuess)).toBeGreaterThanOrEqual(0.97);
    for (const language of Object.keys(CLOSE_DECLARATIONS)) {
      const isOwn = (piece: Piece) => piece.language === language;
      expect(told.filter(isOwn).length / all.filter(isOwn).length).toBeGreaterThanOrEqual(least);
    }
  },
);

it.each('glg nep mkd afr kaz pbu oci_1 ltz sco fao ast jav tat'.split(' '))(
  'leaves open a declaration in a language that is not told: %s',
  (code) => {
    expect(languageOf(declaration(code).join('\n'), detector).language).toBeUndefined();
  },
);

/** Of the languages that are told; the rest are told from them. */
const FORMS_OF_TOLD = 'deu_1901 nno por_BR ron_1993 ron_1953 bos_latn cnr'.split(' ');

it('names few short texts in languages that are not told: one in twelve', () => {
  const told = new Set([
    ...Object.values(DECLARATIONS),
    ...Object.values(CLOSE_DECLARATIONS),
    ...FORMS_OF_TOLD,
    'kmr',
  ]);
  const others = codesOfLatinScript().filter((code) => !told.has(code));
  const all = pieces(42, Object.fromEntries(others.map((code) => [code, code])));
  expect(all.length).toBeGreaterThan(5_000);
  const named = all.filter(({ text }) => languageOf(text, detector).language !== undefined);
  expect(named.length / all.length).toBeLessThanOrEqual(0.08);
});

it('tells of texts in the languages that it knows nothing wrong but in one of a hundred, and leaves few open', () => {
  const all = pieces(100);
  const told = all.filter(({ text }) => languageOf(text, detector).language !== undefined);
  expect(shareOfRight(told, bestGuess)).toBeGreaterThanOrEqual(0.99);
  expect(told.length / all.length).toBeGreaterThanOrEqual(0.95);
});

it.each([
  'Fjord tours from Bergen',
  'São Paulo hotels with a pool',
  'Château de Versailles tickets and tours',
  'Smørrebrød recipes for beginners',
  'Guide to Kraków and Zakopane',
  'Nijmegen student housing',
  'Málaga airport car rental',
  'Köln Christmas market dates',
  'Crème brûlée without a torch',
  'Gdańsk city break itinerary',
  'İstanbul food tours for families',
  'Zürich to Lucerne by train',
  'Jalapeño poppers in the oven',
  'Reykjavík weather in March',
])('does not take English with a name for another language: %s', (text) => {
  expect([undefined, 'en']).toContain(languageOf(text, detector).language);
});

it.each([
  ['de', 'Günstige Ferienwohnung an der Ostsee'],
  ['fr', 'Location de vacances au bord de la mer'],
  ['nl', 'Vakantiehuis huren in Zeeland'],
  ['da', 'Leje sommerhus ved Vesterhavet'],
  ['es', 'Alquiler de coches en el aeropuerto de Málaga'],
  ['it', 'Appartamento in affitto vicino al mare'],
  ['pt', 'Aluguer de carros no aeroporto de Lisboa'],
  ['pl', 'Tanie noclegi w Krakowie blisko rynku'],
  ['sv', 'Hyra stuga vid havet på västkusten'],
  ['no', 'Leie hytte ved sjøen på Sørlandet'],
  ['fi', 'Edullinen mökki järven rannalla'],
  ['cs', 'Levné ubytování v Praze blízko centra'],
  ['hu', 'Olcsó szállás Budapesten a belvárosban'],
  ['tr', 'Deniz kenarında kiralık yazlık ev'],
])('says nothing wrong of a short text in %s with a name: %s', (language, text) => {
  expect([undefined, language]).toContain(languageOf(text, detector).language);
});
