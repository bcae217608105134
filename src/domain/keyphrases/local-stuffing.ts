import type { Sentence } from '../text/tokens';
import { functionWordsOf } from '../text/function-words';

/** Part of a text where something is said too often. */
export interface Passage {
  start: number;
  end: number;
  /** Uses, sentences or repeats. */
  count: number;
  /** What is said again. */
  words: string;
}

/** An assumption of ours: so many uses of a phrase within so many words. */
export const WINDOW = { words: 100, matches: 5 } as const;
/** As Yoast counts them. */
export const ALIKE_SENTENCES = 3;
/** An assumption of ours: repeats of one head word in a list. */
export const LIST_REPEATS = 5;
/** Longer ones are parts of sentences, and no items. */
const MAX_ITEM_WORDS = 8;
const COMMA = /[,;|•·،؛、，；]/u;

/** Words that begin many sentences of a language and make none alike: what follows them counts too. */
const OPENERS: Readonly<Record<string, string>> = {
  en: 'the a an this that these those one two three four five six seven eight nine ten',
  de: 'der die das dem den des ein eine einem einen einer eines dieser diese dieses diesem diesen',
  fr: 'le la les un une des ce cet cette ces',
  es: 'el la los las un una unos unas este esta estos estas ese esa esos esas',
  it: 'il lo la i gli le un uno una questo questa questi queste',
  pt: 'o a os as um uma uns umas este esta estes estas esse essa esses essas',
  nl: 'de het een deze dit die dat',
  sv: 'den det de en ett denna detta dessa',
  da: 'den det de en et denne dette disse',
  no: 'den det de en et denne dette disse',
};

/** Where a phrase is used too often within few words; `places` are those of its uses, counted in words. */
export function crowdedPassages(
  uses: readonly { start: number; end: number; word: number }[],
  phrase: string,
): Passage[] {
  const passages: (Passage & { last: number })[] = [];
  for (let last = WINDOW.matches - 1; last < uses.length; last += 1) {
    const first = last - WINDOW.matches + 1;
    const [from, to] = [uses[first], uses[last]];
    if (!from || !to || to.word - from.word >= WINDOW.words) continue;
    const before = passages.at(-1);
    if (before && before.last >= first) {
      before.count += last - before.last;
      before.end = to.end;
      before.last = last;
    } else passages.push({ start: from.start, end: to.end, count: WINDOW.matches, words: phrase, last });
  }
  return passages.map(({ start, end, count, words }) => ({ start, end, count, words }));
}

/** Runs of sentences that begin with the same word. */
export function alikeBeginnings(
  sentences: readonly Pick<Sentence, 'text' | 'start' | 'tokens'>[],
  language: string | undefined,
): Passage[] {
  const openers = new Set((OPENERS[language ?? ''] ?? '').split(' '));
  const passages: Passage[] = [];
  let run: Passage | undefined;
  const finish = () => {
    if (run && run.count >= ALIKE_SENTENCES) passages.push(run);
  };
  for (const { text, start, tokens } of sentences) {
    const forms = tokens.map(({ form }) => form);
    const words = forms.slice(0, openers.has(forms[0] ?? '') ? 2 : 1).join(' ');
    const end = start + text.trimEnd().length;
    if (run?.words === words) run = { ...run, end, count: run.count + 1 };
    else {
      finish();
      run = { start, end, count: 1, words };
    }
  }
  finish();
  return passages;
}

/** Lists in a sentence whose items begin or end with one word again and again. */
export function repeatingLists(
  sentence: Sentence,
  keys: readonly string[],
  language: string | undefined,
): Passage[] {
  const functionWords = functionWordsOf(language);
  return runsOfItems(sentence).flatMap((items) => {
    const repeats = new Map<string, { count: number; words: string }>();
    for (const { from, to } of items) {
      const formOf = (token: number) => sentence.tokens[token]?.form ?? '';
      const carrying = range(from, to).filter((token) => !functionWords.has(formOf(token)));
      // The head stands first in some languages and last in others.
      const ends = [carrying[0], carrying.at(-1)].filter((token) => token !== undefined);
      const heads = new Map(ends.map((token) => [keys[token] ?? '', formOf(token)]));
      for (const [key, words] of heads) {
        repeats.set(key, { count: (repeats.get(key)?.count ?? 0) + 1, words });
      }
    }
    const [most] = [...repeats.values()].sort((a, b) => b.count - a.count);
    const [first, last] = [items[0], items.at(-1)];
    if (!most || !first || !last || most.count < LIST_REPEATS) return [];
    const offsetOf = (token: number) => sentence.start + (sentence.starts[token] ?? 0);
    const end = offsetOf(last.to) + (sentence.tokens[last.to]?.text.length ?? 0);
    return [{ start: offsetOf(first.from), end, ...most }];
  });
}

interface Item {
  /** Its first and its last token. */
  from: number;
  to: number;
}

/** What stands between commas, as long as it is short. */
function runsOfItems({ text, tokens, starts }: Sentence): Item[][] {
  const runs: Item[][] = [[]];
  let from = 0;
  for (let to = 0; to < tokens.length; to += 1) {
    const gap = text.slice((starts[to] ?? 0) + (tokens[to]?.text.length ?? 0), starts[to + 1]);
    if (to < tokens.length - 1 && !COMMA.test(gap)) continue;
    if (to - from < MAX_ITEM_WORDS) runs.at(-1)?.push({ from, to });
    else runs.push([]);
    from = to + 1;
  }
  return runs.filter(({ length }) => length >= LIST_REPEATS);
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, offset) => from + offset);
}
