import { endings, nouns } from './russian-endings.json';

/** What a word of Russian may be: a noun that may stand in the nominative or only in another case, an adjective, another word. */
export type RussianClass = 'noun' | 'oblique' | 'adjective' | 'other';

const LONGEST = 6;
/** Nouns that are declined as adjectives are, by their beginnings: "данные", "переменной". */
const AS_ADJECTIVES =
  /^(?:данн|переменн|животн|насеком|морожен|пирожн|запят|кривая|кривой|кривые|прям(?:ая|ой|ые)|производн|рабоч(?:ий|его|ему|им|ие|их)|учен(?:ый|ого|ому|ым|ые|ых)|взросл(?:ый|ого|ые|ых)|больн(?:ой|ого|ые|ых)|ванн|столов|гостин|прихож|кладов|налогов|наличн|комиссионн|накладн|подлежащ|сказуем|существительн|прилагательн|числительн|млекопитающ|составляющ|слагаем|сотов|неизвестн|будущ(?:ее|его)|выходн(?:ые|ых)|жарк(?:ое|ого)|дрожж)[а-я]*$/u;

const NOUNS: ReadonlySet<string> = new Set(nouns.split(' '));
let classes: Map<string, RussianClass> | undefined;

/**
 * By the endings of the forms of a spelling dictionary (`russian-endings.json`), whose nouns are known each. On words that were
 * held out 3.8 % of the nouns and 1.1 % of the others are misread (scripts/make-russian-endings.mjs prints it).
 * @param form in comparable form
 */
export function russianClassOf(form: string): RussianClass {
  const word = form.replaceAll('ё', 'е');
  if (NOUNS.has(word)) return 'noun';
  if (AS_ADJECTIVES.test(word)) return /(?:[ыиоа]е|[ыио]й|[ая]я)$/u.test(word) ? 'noun' : 'oblique';
  classes ??= new Map(
    Object.entries(endings).flatMap(([name, list]) =>
      list.split(' ').map((ending) => [ending, name as RussianClass] as const),
    ),
  );
  for (let length = Math.min(LONGEST, word.length); length > 0; length -= 1) {
    const found = classes.get(word.slice(word.length - length));
    if (found) return found;
  }
  return 'noun';
}
