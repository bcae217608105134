import { type Measures, measure } from './measure';
import { linesOf, MAX_PIECE, type Piece, piecesOf } from './pieces';
import { eachSentence } from './sentences';
import { changedLines } from './text-change';
import { countWordsOf } from './words';

export interface TextCounts extends Measures {
  /** By Unicode's rules. */
  words: number;
  sentences: number;
  /** Lines with a word. */
  paragraphs: number;
}

type PieceCounts = Omit<TextCounts, 'paragraphs'>;

const MEANINGFUL = /[\p{L}\p{N}]/u;
/** All but the one that browsers write. */
const RARE_BREAK = /[\v\f\r\u0085\u2028\u2029]/;
const RARE_BREAK_EACH = /\r\n|[\v\f\r\u0085\u2028\u2029]/g;

/** Of no text. */
export const NO_COUNTS: TextCounts = {
  words: 0,
  wordsLikeWord: 0,
  characters: 0,
  charactersWithoutSpaces: 0,
  codePoints: 0,
  bytes: 0,
  sentences: 0,
  paragraphs: 0,
};

const COUNTS = Object.keys(NO_COUNTS) as (keyof TextCounts)[];

/** Counts one text again and again while it is written: only what has changed is looked at. */
export class TextCounter {
  private text = '';
  private counts = NO_COUNTS;
  /** Whether `\n` alone breaks its lines. */
  private isSimple = true;
  private language: string | undefined;
  /** Of lines that are cut into pieces. */
  private pieces = new Map<string, PieceCounts>();

  /** `language`, an ISO 639-1 code, says which abbreviations end no sentence. */
  count(text: string, language?: string): TextCounts {
    const known = language === this.language ? this.pieces : new Map<string, PieceCounts>();
    const change = language === this.language && this.isSimple ? changedLines(this.text, text) : undefined;
    const changed = change ? text.slice(change.start, change.endAfter) : text;
    const gone = change && this.text.slice(change.start, change.endBefore);
    const isSimple = !RARE_BREAK.test(changed);
    this.language = language;
    this.text = text;
    this.isSimple = isSimple;
    this.pieces = new Map();
    if (gone !== undefined && isSimple) {
      const less = this.countLines(gone, known);
      this.pieces = new Map();
      this.counts = sumOf(this.counts, this.countLines(changed, known), less);
    } else this.counts = this.countLines(text, known);
    return this.counts;
  }

  private countLines(text: string, known: ReadonlyMap<string, PieceCounts>): TextCounts {
    const lines = linesOf(text);
    const sum = breaksOf(text, lines.length);
    for (const line of lines) {
      if (line === '') continue;
      const words = sum.words;
      if (line.length <= MAX_PIECE) add(sum, countPiece(line, false, this.language));
      else for (const piece of piecesOf(line)) add(sum, this.countKnown(piece, known));
      if (sum.words > words) sum.paragraphs += 1;
    }
    return sum;
  }

  private countKnown({ text, open }: Piece, known: ReadonlyMap<string, PieceCounts>): PieceCounts {
    const key = open ? `${text}\n` : text;
    const counts = this.pieces.get(key) ?? known.get(key) ?? countPiece(text, open, this.language);
    this.pieces.set(key, counts);
    return counts;
  }
}

/** All counts of a text. */
export function countText(text: string, language?: string): TextCounts {
  return new TextCounter().count(text, language);
}

/** What the line breaks are, which belong to no piece. */
function breaksOf(text: string, lines: number): TextCounts {
  const counts = { ...NO_COUNTS, characters: lines - 1, codePoints: lines - 1, bytes: lines - 1 };
  if (!RARE_BREAK.test(text)) return counts;
  for (const [sign] of text.matchAll(RARE_BREAK_EACH)) {
    counts.codePoints += sign.length - 1;
    counts.bytes += measure(sign).bytes - 1;
  }
  return counts;
}

function countPiece(text: string, open: boolean, language: string | undefined): PieceCounts {
  const words = countWordsOf(text);
  const { characters, charactersWithoutSpaces, codePoints, bytes, wordsLikeWord } = measure(text);
  const ended = words > 0 ? countSentences(text, language) : 0;
  // A sentence that goes on in the next piece is counted there.
  const sentences = open ? Math.max(0, ended - 1) : ended;
  return { words, sentences, characters, charactersWithoutSpaces, codePoints, bytes, wordsLikeWord };
}

/** Sentences with a word. */
function countSentences(piece: string, language: string | undefined): number {
  let count = 0;
  eachSentence(piece, language, (start, end) => {
    if (end - start === piece.length || MEANINGFUL.test(piece.slice(start, end))) count += 1;
  });
  return count;
}

function add(sum: TextCounts, counts: PieceCounts): void {
  sum.words += counts.words;
  sum.wordsLikeWord += counts.wordsLikeWord;
  sum.characters += counts.characters;
  sum.charactersWithoutSpaces += counts.charactersWithoutSpaces;
  sum.codePoints += counts.codePoints;
  sum.bytes += counts.bytes;
  sum.sentences += counts.sentences;
}

function sumOf(counts: TextCounts, more: TextCounts, less: TextCounts): TextCounts {
  const sum = { ...counts };
  for (const key of COUNTS) sum[key] += more[key] - less[key];
  return sum;
}
