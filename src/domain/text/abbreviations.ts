import { functionWordsOf } from './function-words';

/** What ends with a full stop and no sentence, by language. Most are written large, too; `M` is that alone. */
const ABBREVIATIONS: Readonly<Record<string, ReadonlySet<string>>> = {
  en: words(
    'mr mrs ms messrs dr prof sen gov gens capt lt sgt maj cmdr msgr pres supt st mt vs cf vol vols dept est e.g i.e approx incl excl',
    'adm brig cpl pvt viz sq ft ave blvd pp eds v jan feb mar apr jun jul aug sep sept oct nov dec',
  ),
  de: words(
    'dr prof hr fr nr str bzw ca z.b d.h u.a u.ä o.ä i.d.r z.t evtl ggf inkl exkl zzgl max mio mrd vgl abs bd jh jan feb apr',
    'aug sept okt nov dez s st tel co hrsg bspw sog geb gest ges verh kap ing dipl mag bzgl gem lt ehem einschl mind zzt usf',
    'fa bsp ggü inh bez entspr lfd vorm nachm abb tab anm aufl',
  ),
  fr: words(
    'M mm mme mlle dr pr st ste cf p.ex ex env janv févr avr juil sept oct nov déc av Me mgr bd boul chap p pp éd tél réf bât dép',
  ),
  es: words(
    'sr sra srta sres dr dra d dña ud uds pág págs núm vol p.ej ej aprox av avda tel ee cap p gral lic ing arq prof fig art ss cía dpto izq dcha tfno tlf pza prov',
  ),
  it: words(
    'sig sigg dott dr prof avv ing es pag pagg n vol fig ca tel on cap p arch geom rag vs cfr tab sig.ra sig.na dott.ssa prof.ssa v.le p.za p.zza c.so l.go v sec mons',
  ),
  pt: words(
    'sr sra srta dr dra prof profa pág págs núm vol p.ex ex av tel aprox cap p eng arq fig apto exmo exma lic',
  ),
  nl: words(
    'dhr mevr mw dr drs ir ing mr prof bijv bv d.w.z o.a m.b.t nr blz ca evt incl excl max t.a.v z.s.m p hfst vgl zgn jhr afd bijl i.p.v i.v.m t.o.v d.m.v o.b.v o.l.v',
  ),
  ru: words('т.е т.к и.о ул им д кв стр см тыс млн млрд руб коп др пр проф акад рис табл с тел гл просп пл'),
  pl: words(
    'dr prof inż mgr np tzn tzw ul nr str godz m.in al pl św s rozdz zob por hab lek tel ds pt ww płk mjr ks p os woj pow gm wg',
  ),
  sv: words(
    'dr prof bl.a t.ex d.v.s dvs m.fl ca kl nr s st kap jfr tel f.d p.g.a fr.o.m t.o.m s.k ev inkl exkl tfn',
  ),
  tr: words('dr prof doç av sn vb vs yy mah cad sok bkz örn s sf yrd öğr'),
  uk: words(
    'вул див рис табл ім обл буд кв тел тис млн млрд грн коп с стор напр проф акад т.зв просп пл пров бульв смт',
  ),
  cs: words(
    'např tzv tj str obr č ing mgr mudr judr phdr rndr dr prof doc bc ul nám kap tab cca tzn resp popř mj tel p pí sv zejm pozn',
  ),
  sk: words(
    'napr tzv tj t.j str obr č ing mgr mudr judr phdr rndr dr prof doc bc ul nám kap tab cca resp tel p sv pozn',
  ),
  da: words('f.eks bl.a dvs kl nr s kap jf ca evt inkl ekskl tlf dr prof hr fr pga mht fhv vedr ang jvf'),
  no: words('f.eks bl.a dvs kl nr s kap jf ca ev inkl ekskl tlf dr prof pga mht ang vedr mill mrd'),
  hu: words('pl dr prof id ifj özv old kb ill ún tel u köt fej sz ker'),
  ro: words('str dl dna dra dr prof ing nr pag fig cap cca ex tel bd sf art jud bl sc com loc'),
  hr: words('npr str dr mr prof ing br tzv tj ul tab tel sv gđa g čl god'),
  el: words('π.χ βλ σελ κεφ δηλ κ κα αρ τηλ κ.κ καθ δρ εικ πίν οδ'),
  bg: words('ул бул стр фиг гр т.нар напр проф инж ст св тел табл кв гр вх'),
  ca: words('sr sra dr dra pàg pàgs cap p.ex av núm tel vol fig st sta'),
  fi: words('esim ks s n nro puh klo ts tri prof ent ns vrt mm milj mrd huom'),
};

/** Those that a sentence often ends with: one does before a capital. */
const CLOSING: Readonly<Record<string, ReadonlySet<string>>> = {
  en: words('etc a.m p.m'),
  de: words('usw etc'),
  fr: words('etc'),
  es: words('etc'),
  it: words('ecc'),
  pt: words('etc'),
  nl: words('enz'),
  ru: words('т.д т.п'),
  pl: words('itd itp'),
  sv: words('osv m.m'),
  uk: words('т.д т.п ін'),
  cs: words('atd apod'),
  sk: words('atď'),
  da: words('osv mv m.m m.fl'),
  no: words('osv mv'),
  hu: words('stb'),
  ro: words('etc'),
  hr: words('itd sl'),
  el: words('κλπ κ.λπ'),
  ca: words('etc'),
  fi: words('jne ym yms'),
};

/** Those that a sentence may end with: one does before a word that begins many. */
const MAY_CLOSE: Readonly<Record<string, ReadonlySet<string>>> = {
  en: words(
    'inc ltd co corp jr sr u.s u.k u.n d.c b.c ph.d m.d b.a m.a rep gen col rev hon sec rd p al ed bros',
  ),
  de: words('u.s.w ag'),
  es: words('uu ee.uu'),
  it: words('s.p.a s.r.l s.n.c'),
  ru: words('г гг'),
  uk: words('р рр м'),
  bg: words('г с'),
  hr: words('d.o.o'),
};

/** Behind the hour they go on with the sentence. */
const AFTER_HOUR =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|[ECMP][SD]?T|GMT|UTC|BST|CES?T|IST|AES?T|january|february|march|april|june|july|august|september|october|november|december)\b/i;

/** Words that are short for something before a number alone: a rice is no `рис. 5`, and Max no `Max. 5`. */
const BEFORE_NUMBERS: Readonly<Record<string, ReadonlySet<string>>> = {
  en: words('no nos fig max min ch art'),
  de: words('art min Max'),
  fr: words('art fig no vol max min'),
  es: words('art'),
  it: words('art'),
  pt: words('art'),
  nl: words('min Max'),
  ru: words('рис'),
  pl: words('ok min maks'),
  tr: words('no'),
  sk: words('ods'),
  bg: words('бл ет ап'),
  ro: words('ap et'),
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
const UPPER_NEXT = /^[^\p{L}\p{N}]*[\p{Lu}\p{Lt}]/u;
const NUMBER_NEXT = /^["'(«“‘]*(?:(?:\p{Lu}{1,2}[.-]?\s?)?\p{Nd}|[§#№]|([IVX]+)(?![\p{L}\p{N}'’]))/u;
/** So many characters tell what stands around a full stop. */
const LOOKED_AT = 60;

function words(...lists: string[]): ReadonlySet<string> {
  return new Set(lists.join(' ').split(' '));
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
  if (CLOSING[language]?.has(lower))
    return !isUpper(next) || (/^[ap]\.m$/.test(lower) && AFTER_HOUR.test(next));
  if (MAY_CLOSE[language]?.has(lower)) return !beginsMany(next, language);
  if (HALF.test(word)) return isHalf(before.slice(0, last.index + 1), next);
  return INITIAL.test(word) && isInitial(word, { before: before.slice(0, last.index), next, language });
}

function isUpper(next: string): boolean {
  return UPPER_NEXT.test(next);
}

/** Whether what follows is a word that many sentences begin with, and no name. */
function beginsMany(next: string, language: string): boolean {
  return isUpper(next) && functionWordsOf(language).has(NEXT_WORD.exec(next)?.[1]?.toLowerCase() ?? '');
}

/** `z. B.`, and `m. §` of `i. V. m. § 7`. */
function isHalf(before: string, next: string): boolean {
  return INITIAL_NEXT.test(next) || (AFTER_INITIAL.test(before) && NUMBER_NEXT.test(next));
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
