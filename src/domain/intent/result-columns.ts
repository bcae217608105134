import {
  INTENT_PRIORITY,
  INTENT_TYPES,
  type IntentReason,
  tidyWord,
  UNCLASSIFIED,
} from '../../contracts/intent/intent';
import { APOSTROPHE, COMMA, encodeUtf8, QUOTE, SEMICOLON } from '../csv/bytes';
import { type CsvWriter, prepareText, type PreparedText } from '../csv/writer';
import { PrimaryIntent } from './primary-intent';
import type { WordMatcher } from './word-matcher';
import { UNTOLD } from './wording-guess';

/** Between the matched words of one cell. */
export const WORD_SEPARATOR = '; ';
const SEPARATOR = encodeUtf8(WORD_SEPARATOR);
/** Quotes, apostrophe, comma. */
const CELL_OVERHEAD = 4;
const ENDINGS_MAX_BYTES = 128;

/** Writes the columns that a classification adds, from the matcher's hits, and counts the primary intents. */
export class ResultColumns {
  /** Rows by primary intent: by index into INTENT_TYPES, then the unclassified. */
  readonly counts: number[] = new Array<number>(INTENT_TYPES.length + 1).fill(0);
  /** Rows whose intent was guessed. */
  guessed = 0;
  /** Of the words that were found so far. */
  private readonly texts: (PreparedText | undefined)[];
  private readonly types: Uint8Array;
  /** By the intents that are found, as bits, then by the primary one. */
  private readonly endings: Uint8Array[][];
  /** Of rows without words, by the intent that is guessed. */
  private readonly wordless: Uint8Array[];
  private lastGuess: number = UNTOLD;
  private readonly primary: PrimaryIntent;

  constructor(
    private readonly matcher: WordMatcher,
    private readonly delimiter = COMMA,
  ) {
    const between = String.fromCharCode(delimiter);
    this.endings = combinations().map((combination) =>
      INTENT_TYPES.map((_, primary) => ending(combination, primary, between)),
    );
    this.wordless = [...INTENT_TYPES, UNCLASSIFIED].map((intent) =>
      encodeUtf8(`${between.repeat(INTENT_TYPES.length + 1)}${intent}${between}${intent}\r\n`),
    );
    this.primary = new PrimaryIntent(matcher);
    this.texts = new Array<PreparedText | undefined>(matcher.words.length).fill(undefined);
    this.types = Uint8Array.from(matcher.words, ({ type }) => type);
  }

  /**
   * Writes `,<words>` for each intent, then `,<intents>,<primary>` and the line end, with the result's delimiter.
   * @param guess of a row without words: the index into INTENT_TYPES of its intent, or UNTOLD
   */
  write(writer: CsvWriter, guess: number): void {
    const { matcher, types } = this;
    const { hits, hitCount } = matcher;
    if (hitCount === 0) {
      this.writeWordless(writer, guess);
      return;
    }
    writer.reserve(this.size());
    let combination = 0;
    let only = 0;
    let hit = 0;
    for (let type = 0; type < INTENT_TYPES.length; type++) {
      writer.byte(this.delimiter);
      const from = hit;
      while (hit < hitCount && types[hits[hit] as number] === type) hit++;
      if (hit === from) continue;
      combination |= 1 << type;
      only = type;
      this.writeWords(writer, from, hit);
    }
    const primary = combination === 1 << only ? only : this.primary.decide();
    const end = (this.endings[combination] as Uint8Array[])[primary] as Uint8Array;
    writer.raw(end, 0, end.length);
    this.counts[primary] = (this.counts[primary] as number) + 1;
  }

  /** Why the row that was written last has its primary intent; null where it has none. */
  reason(): IntentReason | null {
    if (this.matcher.hitCount === 0) return this.lastGuess === UNTOLD ? null : { by: 'wording', word: '' };
    this.primary.decide();
    return this.primary.reason();
  }

  private writeWordless(writer: CsvWriter, guess: number): void {
    const end = this.wordless[guess] as Uint8Array;
    writer.reserve(end.length);
    writer.raw(end, 0, end.length);
    this.counts[guess] = (this.counts[guess] as number) + 1;
    if (guess !== UNTOLD) this.guessed++;
    this.lastGuess = guess;
  }

  private writeWords(writer: CsvWriter, from: number, to: number): void {
    const { hits } = this.matcher;
    // What stands between words may stand between cells, too.
    let needsQuotes = to - from > 1 && this.delimiter === SEMICOLON;
    for (let i = from; i < to; i++) needsQuotes ||= this.text(hits[i] as number).needsQuotes;
    if (needsQuotes) writer.byte(QUOTE);
    if (this.text(hits[from] as number).needsGuard) writer.byte(APOSTROPHE);
    for (let i = from; i < to; i++) {
      if (i > from) writer.raw(SEPARATOR, 0, SEPARATOR.length);
      const { bytes } = this.text(hits[i] as number);
      writer.raw(bytes, 0, bytes.length);
    }
    if (needsQuotes) writer.byte(QUOTE);
  }

  private text(word: number): PreparedText {
    return (this.texts[word] ??= prepareText(
      encodeUtf8(tidyWord(this.matcher.words[word]?.label ?? '')),
      this.delimiter,
    ));
  }

  private size(): number {
    const { hits, hitCount } = this.matcher;
    let size = ENDINGS_MAX_BYTES + INTENT_TYPES.length * CELL_OVERHEAD;
    for (let i = 0; i < hitCount; i++) size += this.text(hits[i] as number).bytes.length + SEPARATOR.length;
    return size;
  }
}

/** The end of a row for one set of matched intents, given as bits by index into INTENT_TYPES, and the primary one. */
function ending(combination: number, primary: number, between: string): Uint8Array {
  const found = INTENT_PRIORITY.filter((intent) => combination & (1 << INTENT_TYPES.indexOf(intent)));
  const intents = found.length > 1 ? `"${found.join(', ')}"` : (found[0] ?? UNCLASSIFIED);
  return encodeUtf8(`${between}${intents}${between}${INTENT_TYPES[primary]}\r\n`);
}

function combinations(): number[] {
  return Array.from({ length: 1 << INTENT_TYPES.length }, (_, combination) => combination);
}
