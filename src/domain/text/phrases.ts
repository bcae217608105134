import { functionWordsOf } from './function-words';
import type { Sentence } from './tokens';

/** A run of words of one sentence that a text says again and again. */
export interface Phrase {
  /** As it stands where it comes first. */
  text: string;
  /** How many words it has. */
  length: number;
  count: number;
  /** Of the text's words, those that are part of it: from 0 to 1. */
  share: number;
}

export const MAX_PHRASE_WORDS = 4;
const MIN_COUNT = 2;
/** A phrase of which so much lies within a longer one says nothing beside it. */
const INSIDE_SHARE = 0.8;
const MEANING = /\p{L}/u;

interface Run {
  id: number;
  count: number;
  forms: readonly string[];
  text: string;
}

/**
 * Collects the phrases of 1 to 4 words, sentence by sentence. Longer runs are counted for those words alone whose
 * shorter runs come twice, so that a megabyte of text does not become millions of runs.
 */
export class PhraseCounter {
  private readonly sentences: { ids: number[]; text: string; starts: number[]; ends: number[] }[] = [];
  private readonly words = new Map<string, Run>();
  private wordCount = 0;

  add({ text, tokens, starts, words }: Sentence): void {
    const ids = tokens.map((token) => this.wordOf(token.form, token.text));
    const ends = tokens.map((token, index) => (starts[index] ?? 0) + token.text.length);
    this.sentences.push({ ids, text, starts, ends });
    this.wordCount += words;
  }

  /** The phrases that come at least twice, the most frequent first; none begins or ends with a function word. */
  phrases(language: string | undefined): Phrase[] {
    const functionWords = functionWordsOf(language);
    const carries = (form = '') => MEANING.test(form) && !functionWords.has(form);
    const runs = this.runs().filter(({ forms }) => carries(forms[0]) && carries(forms.at(-1)));
    const inside = insideLonger(runs);
    return runs
      .filter(({ forms, count }) => (inside.get(forms.join(' ')) ?? 0) < INSIDE_SHARE * count)
      .map(({ forms, count, text }) => ({
        text,
        length: forms.length,
        count,
        share: (count * forms.length) / this.wordCount,
      }))
      .sort((a, b) => b.count - a.count || b.length - a.length || (a.text < b.text ? -1 : 1));
  }

  private wordOf(form: string, text: string): number {
    const known = this.words.get(form);
    if (known) {
      known.count += 1;
      return known.id;
    }
    this.words.set(form, { id: this.words.size, count: 1, forms: [form], text });
    return this.words.size - 1;
  }

  private runs(): Run[] {
    const words = [...this.words.values()];
    const all: Run[] = [];
    let shorter = words;
    let idsOf = this.sentences.map(({ ids }) => ids);
    for (let length = 1; length <= MAX_PHRASE_WORDS && shorter.length > 0; length += 1) {
      all.push(...shorter.filter(({ count }) => count >= MIN_COUNT));
      const { longer, ids } = this.lengthen(shorter, idsOf, length, words);
      shorter = longer;
      idsOf = ids;
    }
    return all;
  }

  /** Runs with one word more; `idsOf` tells for each place of a sentence which run begins there. */
  private lengthen(
    shorter: readonly Run[],
    idsOf: readonly number[][],
    length: number,
    words: readonly Run[],
  ) {
    const longer = new Map<number, Run>();
    const ids = this.sentences.map((sentence, index) => {
      const begins = idsOf[index] ?? [];
      return begins.map((id, place) => {
        const run = shorter[id];
        const next = sentence.ids[place + length];
        if (!run || run.count < MIN_COUNT || next === undefined) return -1;
        const key = id * words.length + next;
        const known = longer.get(key);
        if (known) {
          known.count += 1;
          return known.id;
        }
        const text = sentence.text.slice(sentence.starts[place], sentence.ends[place + length]);
        const forms = [...run.forms, words[next]?.forms[0] ?? ''];
        longer.set(key, { id: longer.size, count: 1, forms, text });
        return longer.size - 1;
      });
    });
    return { longer: [...longer.values()], ids };
  }
}

/** For each phrase the count of the most frequent longer one that holds it. */
function insideLonger(runs: readonly Run[]): Map<string, number> {
  const inside = new Map<string, number>();
  for (const { forms, count } of runs) {
    for (let length = 1; length < forms.length; length += 1) {
      for (let start = 0; start + length <= forms.length; start += 1) {
        const part = forms.slice(start, start + length).join(' ');
        inside.set(part, Math.max(inside.get(part) ?? 0, count));
      }
    }
  }
  return inside;
}
