import { functionWordsOf } from './function-words';

/** What ends with a full stop and no sentence, by language. Most are written large, too; `M` is that alone. */
const ABBREVIATIONS: Readonly<Record<string, ReadonlySet<string>>> = {
  en: words(
    'mr mrs ms dr prof sr jr st vs etc inc ltd co corp vol dept approx est e.g i.e a.m p.m u.s u.k ph.d jan feb mar apr jun jul aug sep sept oct nov dec',
  ),
  de: words(
    'dr prof hr fr nr str bzw ca usw z.b d.h u.a u.ä o.ä i.d.r z.t evtl ggf inkl exkl max mio mrd vgl abs bd jh jan feb apr aug sept okt nov dez s st tel',
  ),
  fr: words('M mm mme mlle dr pr st ste etc cf p.ex env janv févr avr juil sept oct nov déc av'),
  es: words('sr sra srta sres dr dra d dña ud uds etc pág págs núm vol p.ej ej aprox av avda tel ee.uu'),
  it: words('sig sigg dott dr prof avv ing ecc es pag n vol fig ca tel on'),
  pt: words('sr sra srta dr dra prof profa etc pág págs núm vol p.ex ex av tel aprox'),
  nl: words(
    'dhr mevr mw dr drs ir ing prof bijv bv d.w.z enz o.a m.b.t nr blz ca evt incl excl max t.a.v z.s.m',
  ),
  ru: words('г гг т.е т.д т.п т.к и.о ул им д кв стр см тыс млн млрд руб коп др пр проф акад'),
  pl: words('dr prof inż mgr np itd itp tzn tzw ul nr str godz r m.in al pl św'),
  sv: words('dr prof bl.a t.ex d.v.s dvs m.m m.fl osv ca kl nr s st'),
  tr: words('dr prof doç av sn vb vs yy mah cad sok bkz örn'),
};

/** Words that are short for something before a number alone: a rice is no `рис. 5`, and Max no `Max. 5`. */
const BEFORE_NUMBERS: Readonly<Record<string, ReadonlySet<string>>> = {
  en: words('no fig max min'),
  de: words('art min Max'),
  fr: words('art fig no vol max min'),
  es: words('art'),
  it: words('art'),
  pt: words('art'),
  nl: words('min Max'),
  ru: words('рис'),
  pl: words('ok'),
  tr: words('no'),
};

/** Function words that surnames begin with, or are. */
const IN_NAMES: Readonly<Record<string, ReadonlySet<string>>> = {
  en: words('an do may so will'),
  de: words('vom von zu zum'),
  fr: words('de des du la le'),
  es: words('de del la las los'),
  it: words('da dal de del della di la li lo'),
  pt: words('da das de do dos'),
  nl: words('de te van'),
};

const LAST_WORD = /(?:^|[\s("«“‘]|['’](?!s\.))([\p{L}.]+)\.\s*$/u;
const INITIAL = /^\p{Lu}$/u;
const AFTER_INITIAL = /(?:^|[\s("«“‘.])\p{Lu}\.\s*$/u;
const WORD = /[\p{L}\p{N}]/u;
/** Of an abbreviation that is written apart: `z. B.` */
const HALF = /^\p{Ll}$/u;
const INITIAL_NEXT = /^\p{Lu}\./u;
const HALF_BEFORE = /(?:^|[\s("«“‘])\p{Ll}\.\s*$/u;
/** No title, such as `sig.` */
const THING_BEFORE = /(?:^|\s)(\p{Ll}{2,})\s*$/u;
/** Not the next initial. */
const NEXT_WORD = /^[\s"'(«“‘]*(?!\p{L}\.)(\p{L}+)/u;
const NUMBER_NEXT = /^["'(«“‘]*(?:(?:\p{Lu}{1,2}[.-]?\s?)?\p{Nd}|[§#№]|([IVX]+)(?![\p{L}\p{N}'’]))/u;
/** So many characters tell what stands around a full stop. */
const LOOKED_AT = 60;

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}

/**
 * Whether the full stop that a part of a text ends with, spaces or not, is that of an abbreviation of the language
 * (English ones where it is not known) or of an initial.
 */
export function endsInAbbreviation(text: string, after: string, language = 'en'): boolean {
  const before = text.slice(-LOOKED_AT);
  const last = LAST_WORD.exec(before);
  const word = last?.[1];
  if (!last || word === undefined) return false;
  const lower = word.toLowerCase();
  const next = after.slice(0, LOOKED_AT);
  const beforeNumbers = BEFORE_NUMBERS[language];
  if (beforeNumbers?.has(word) || beforeNumbers?.has(lower)) return isNumber(next, language);
  const abbreviations = ABBREVIATIONS[language];
  if (abbreviations?.has(word) || abbreviations?.has(lower)) return true;
  if (HALF.test(word)) return INITIAL_NEXT.test(next);
  return INITIAL.test(word) && isInitial(word, { before: before.slice(0, last.index), next, language });
}

/** `I` is a word in English. */
function isNumber(next: string, language: string): boolean {
  const found = NUMBER_NEXT.exec(next);
  return found !== null && !(language === 'en' && found[1] === 'I');
}

/** A letter may end a sentence, too (`vitamin C. It`): what follows is no name then, but a word that begins many. */
function isInitial(
  letter: string,
  { before, next, language }: { before: string; next: string; language: string },
): boolean {
  const isPronoun = language === 'en' && letter === 'I';
  const functionWords = functionWordsOf(language);
  const following = NEXT_WORD.exec(next)?.[1]?.toLowerCase() ?? '';
  if (!isPronoun && !functionWords.has(following)) return true;
  if (!WORD.test(before) || HALF_BEFORE.test(before)) return true;
  if (isPronoun) return AFTER_INITIAL.test(before);
  const thing = THING_BEFORE.exec(before)?.[1];
  const isThing = thing !== undefined && !functionWords.has(thing);
  return (IN_NAMES[language]?.has(following) ?? false) && !isThing;
}
