import type { HubGround } from './hub-tree';
import NAMES from './written-names.json';

/** A word, with what belongs to it: `USB-C`, `l'huile`, `C++`. */
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}+#'’&-]*/gu;
const CAPITAL = /\p{Lu}/u;
/** Of these languages nouns are written with a capital wherever they stand. */
const NOUNS = new Set(['de']);
/** German endings that only nouns have. */
const NOUN_ENDING = /.{3}(?:ung|ungen|heit|heiten|keit|keiten|schaft|schaften|tion|tionen|tät|täten)$/u;

/**
 * Writes a title as people write its words: as the hub's own texts do (its seed, keywords, and titles of pages that are
 * there), else as well-known names are written. What somebody has written with a capital stays as it is.
 */
export function casingOf(
  ground: Pick<HubGround, 'seed' | 'language' | 'keywords' | 'existing' | 'examples'>,
): (title: string) => string {
  const { seed, language, keywords, existing, examples = [] } = ground;
  const forms = new Map<string, Map<string, number>>();
  const add = (text: string) => {
    const words = text.match(WORD) ?? [];
    const isShouted =
      words.length > 1 && words.filter((word) => CAPITAL.test(word)).length > words.length / 2;
    words.forEach((word, at) => {
      // A first capital says nothing where sentences begin or all words have one, but in the midst of a word it does.
      const isTelling = CAPITAL.test(word.slice(1)) || (at > 0 && !isShouted) || NOUNS.has(language);
      if (!CAPITAL.test(word) || !isTelling) return;
      const key = word.toLocaleLowerCase(language);
      const known = forms.get(key) ?? new Map<string, number>();
      forms.set(key, known.set(word, (known.get(word) ?? 0) + 1));
    });
  };
  for (const text of [seed, ...examples]) add(text);
  for (const { text } of keywords) add(text);
  for (const { title, h1 } of existing) for (const text of [title, h1]) add(text);
  return (title) =>
    title.replace(WORD, (word) => {
      if (CAPITAL.test(word)) return word;
      const own = [...(forms.get(word) ?? [])].sort(
        ([a, one], [b, other]) => other - one || (a < b ? -1 : 1),
      );
      const known: string | undefined = own[0]?.[0] ?? (NAMES as Partial<Record<string, string>>)[word];
      if (known !== undefined) return known;
      const isNoun = NOUNS.has(language) && NOUN_ENDING.test(word);
      return isNoun ? word.charAt(0).toLocaleUpperCase(language) + word.slice(1) : word;
    });
}
