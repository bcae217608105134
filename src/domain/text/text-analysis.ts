import { type Phrase, PhraseCounter } from './phrases';
import {
  LONG_WORD_LETTERS,
  longSentenceWords,
  needsSyllables,
  type Readability,
  readabilityOf,
} from './readability';
import { countSyllables } from './syllables';
import { type Sentence, sentencesOf } from './tokens';

export interface LongSentence {
  text: string;
  words: number;
}

/** What is told of a text besides its counts; it takes longer than they do. */
export interface TextAnalysis {
  phrases: Phrase[];
  readability: Readability;
  wordsPerSentence: number;
  longSentences: {
    /** How many words are not yet too many. */
    limit: number;
    count: number;
    /** The longest ones. */
    longest: LongSentence[];
  };
}

const SHOWN_PHRASES = 200;
const SHOWN_SENTENCES = 20;
const LETTERS = /\p{L}/gu;

/** Phrases, readability and long sentences of a text in a language. */
export function analyseText(text: string, language: string | undefined): TextAnalysis {
  const phrases = new PhraseCounter();
  const words = new WordFacts(language);
  const limit = longSentenceWords(language);
  const long: LongSentence[] = [];
  const counts = { words: 0, sentences: 0, syllables: 0, longWords: 0 };
  for (const sentence of sentencesOf(text, language)) {
    phrases.add(sentence);
    counts.sentences += 1;
    counts.words += sentence.words;
    words.addTo(counts, sentence);
    if (sentence.words > limit) long.push({ text: sentence.text.trim(), words: sentence.words });
  }
  return {
    phrases: topOfEachLength(phrases.phrases(language)),
    readability: readabilityOf(language, counts),
    wordsPerSentence: counts.words / Math.max(1, counts.sentences),
    longSentences: {
      limit,
      count: long.length,
      longest: long.sort((a, b) => b.words - a.words).slice(0, SHOWN_SENTENCES),
    },
  };
}

/** A text repeats its words: each is looked at once. */
class WordFacts {
  private readonly known = new Map<string, { syllables: number; isLong: boolean }>();
  private readonly needsSyllables: boolean;

  constructor(private readonly language: string | undefined) {
    this.needsSyllables = needsSyllables(language);
  }

  addTo(counts: { syllables: number; longWords: number }, { tokens }: Sentence): void {
    for (const { form } of tokens) {
      const facts = this.known.get(form) ?? this.factsOf(form);
      this.known.set(form, facts);
      counts.syllables += facts.syllables;
      if (facts.isLong) counts.longWords += 1;
    }
  }

  private factsOf(form: string) {
    return {
      syllables: this.needsSyllables ? countSyllables(form, this.language ?? '') : 0,
      isLong: (form.match(LETTERS)?.length ?? 0) > LONG_WORD_LETTERS,
    };
  }
}

function topOfEachLength(phrases: readonly Phrase[]): Phrase[] {
  const shown = new Map<number, number>();
  return phrases.filter(({ length }) => {
    const rank = (shown.get(length) ?? 0) + 1;
    shown.set(length, rank);
    return rank <= SHOWN_PHRASES;
  });
}
