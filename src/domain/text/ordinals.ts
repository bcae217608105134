import { functionWordsOf } from './function-words';

/** What an ordinal number counts where it is written large, or may be: months first, in the forms that dates have. */
const COUNTED: Readonly<Record<string, ReadonlySet<string>>> = {
  de: words(
    'januar jänner februar feber märz april mai juni juli august september oktober november dezember',
    'jahrhundert jahrtausend jh mal auflage ausgabe platz stock stockwerk etage klasse kapitel teil band akt rang grad',
    'geburtstag hochzeitstag jahrestag lebensjahr lebensmonat monat tag woche semester quartal halbjahr runde spieltag',
    'liga bundesliga weltkrieg bezirk stufe generation person staffel folge etappe mannschaft fc',
  ),
  da: words(
    'januar februar marts april maj juni juli august september oktober november december',
    'århundrede verdenskrig division klasse udgave etage plads gang kapitel søndag runde sæson',
  ),
  no: words(
    'januar februar mars april mai juni juli august september oktober november desember',
    'århundre verdenskrig divisjon klasse utgave etasje plass gang kapittel søndag runde sesong',
  ),
  fi: words(
    'tammikuuta helmikuuta maaliskuuta huhtikuuta toukokuuta kesäkuuta heinäkuuta elokuuta syyskuuta lokakuuta',
    'marraskuuta joulukuuta luokka kerros painos luku vuosisata vuosisadalla divisioona sija päivä viikko kausi',
  ),
  cs: words(
    'ledna února března dubna května června července srpna září října listopadu prosince',
    'století kapitola třída patro ročník liga díl vydání místo týden den světová etapa',
  ),
  sk: words(
    'januára februára marca apríla mája júna júla augusta septembra októbra novembra decembra',
    'storočie storočia kapitola trieda poschodie ročník liga diel vydanie miesto týždeň svetová',
  ),
  pl: words(
    'stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia',
    'wiek wieku rocznica edycja miejsce piętro klasa rozdział liga wojna tom tydzień dzień',
  ),
  hu: words(
    'január február március április május június július augusztus szeptember október november december',
    'század évforduló kerület emelet osztály fejezet kiadás hely hét világháború évad kötet',
  ),
  tr: words(
    'ocak şubat mart nisan mayıs haziran temmuz ağustos eylül ekim kasım aralık',
    'yüzyıl dünya bölüm kat sınıf hafta gün madde cadde sokak lig köprü sıra baskı sezon bölge',
  ),
  hr: words(
    'siječnja veljače ožujka travnja svibnja lipnja srpnja kolovoza rujna listopada studenoga studenog prosinca',
    'stoljeće stoljeća svjetski razred kat mjesto poglavlje izdanje liga tjedan kolo',
  ),
  sl: words(
    'januarja februarja marca aprila maja junija julija avgusta septembra oktobra novembra decembra',
    'stoletje stoletja svetovna razred nadstropje mesto poglavje izdaja liga teden',
  ),
};
const SAME_AS: Readonly<Record<string, string>> = { nb: 'no', nn: 'no', sr: 'hr', bs: 'hr' };

/** Behind these a number that ends with a full stop is an ordinal. */
const ARTICLES: Readonly<Record<string, ReadonlySet<string>>> = {
  de: words(
    'im am der die das des dem den zum zur vom beim ein eine einem einen einer eines jeder jede jedes jeden',
  ),
  da: words('den det de'),
  no: words('den det de'),
};
/** Where kings and wars have their Roman number before the name: `II. Abdülhamid`. */
const ROMAN_BEFORE_NAMES: ReadonlySet<string> = new Set(['hu', 'tr']);

const LAST_NUMBER = /(?:^|[\s("«“‘„/.–-])(?:(\d{1,3})|(\d{4})|([IVXLC]{1,6}))\.\s*$/u;
const WORD_BEFORE = /(\p{L}+)\s+$/u;
const NEXT_WORD = /^["'(«“‘„]*(\p{L}+)/u;
const ITEM_NUMBER = /^\s*[("«“‘„]?(?:(?:\d{1,3}\.)*\d{1,3}|[IVX]{1,5})\.\s+$/u;
/** So many characters tell what stands around a full stop. */
const LOOKED_AT = 60;

function words(...lists: string[]): ReadonlySet<string> {
  return new Set(lists.join(' ').split(' '));
}

/** Whether a line's first part is the number of a list's item, such as `2.`, `1.3.` or `IV.`, with text behind it. */
export function isItemNumber(start: string): boolean {
  return start.length <= LOOKED_AT && ITEM_NUMBER.test(start);
}

/**
 * Whether the full stop that a part of a text ends with, spaces or not, makes an ordinal of its number: `19. Jahrhundert`,
 * `3. Mai`, `II. Abdülhamid`. Words in small letters behind it are none of this function's business.
 * @param language ISO 639-1; without it nothing is an ordinal, since English writes none so
 */
export function endsInOrdinal(text: string, after: string, language: string | undefined): boolean {
  const own = language === undefined ? undefined : (SAME_AS[language] ?? language);
  const counted = own === undefined ? undefined : COUNTED[own];
  if (own === undefined || !counted) return false;
  const before = text.slice(-LOOKED_AT);
  const number = LAST_NUMBER.exec(before);
  if (!number) return false;
  if (after.startsWith('/')) return true;
  const following = NEXT_WORD.exec(after.slice(0, LOOKED_AT))?.[1]?.toLocaleLowerCase(own);
  if (following === undefined) return false;
  const [, , year, roman] = number;
  if (year !== undefined && own !== 'hu') return false;
  if (counted.has(following)) return true;
  if (year !== undefined || functionWordsOf(own).has(following)) return false;
  const word = WORD_BEFORE.exec(before.slice(0, number.index + 1))?.[1] ?? '';
  if (ARTICLES[own]?.has(word.toLowerCase())) return true;
  return roman !== undefined && ROMAN_BEFORE_NAMES.has(own);
}
