import { addressesOf } from './addresses';
import { numbersInWords } from './number-words';
import { numbersIn, valuesOf } from './numbers';

/** One text that a task is about, under a label of ours. The text may come from anywhere and is never trusted. */
export interface ModelData {
  label: string;
  text: string;
}

/** What a text that was given to the model says that an answer may repeat. */
export interface Source {
  /** Every value that a number of it may stand for. */
  numbers: ReadonlySet<string>;
  /** Words with digits in them, in lower case. */
  names: ReadonlySet<string>;
  /** Keys of its addresses, and of their hosts. */
  addresses: ReadonlySet<string>;
  /** Of the answer, as a code of BCP 47; empty where it is not told. */
  language: string;
}

/** What an answer may speak of: all data together, and each by its label. */
export interface Sources {
  all: Source;
  of(label: string): Source | undefined;
  /** How many pieces of data there are. */
  count: number;
}

/** Reads what data holds, as a whole and piece by piece, for an answer in a language (a code of BCP 47). */
export function sourcesOf(data: readonly ModelData[], language = ''): Sources {
  const pieces = new Map(data.map(({ label, text }) => [label, sourceOf(text, language)]));
  const all = {
    language,
    numbers: unionOf(pieces, ({ numbers }) => numbers),
    names: unionOf(pieces, ({ names }) => names),
    addresses: unionOf(pieces, ({ addresses }) => addresses),
  };
  return { all, of: (label) => pieces.get(label), count: pieces.size };
}

export function sourceOf(text: string, language = ''): Source {
  const { numbers, names } = numbersIn(text);
  const inWords = numbersInWords(text, language).flat();
  return {
    language,
    numbers: new Set([
      ...numbers.flatMap(valuesOf),
      ...inWords.flatMap(({ whole, parts }) => [whole, ...parts]).map(String),
    ]),
    names: new Set(names),
    addresses: new Set(addressesOf(text).flatMap(({ key, host }) => [key, host])),
  };
}

function unionOf(
  pieces: ReadonlyMap<string, Source>,
  partOf: (source: Source) => ReadonlySet<string>,
): ReadonlySet<string> {
  return new Set([...pieces.values()].flatMap((source) => [...partOf(source)]));
}
