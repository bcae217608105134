import { comparable } from './compare';
import { eachName } from './names';
import { linesOf, piecesOf } from './pieces';
import { eachSentence } from './sentences';

export interface Token {
  /** As it stands in the text. */
  text: string;
  /** In comparable form. */
  form: string;
}

/** A sentence with at least one word. */
export interface Sentence {
  text: string;
  /** Where it begins in the text. */
  start: number;
  tokens: Token[];
  /** Where each token begins in the sentence. */
  starts: number[];
  /** How many words it has by Unicode's rules, to which `½` is none. */
  words: number;
}

/**
 * The sentences of a text with their words, one after the other: a long text is never held as tokens whole.
 * @param names what is not cut: see `namesPattern`
 */
export function* sentencesOf(text: string, language?: string, names?: RegExp): Generator<Sentence> {
  let lineStart = 0;
  for (const line of linesOf(text)) {
    let start = lineStart;
    lineStart += line.length + (text.startsWith('\r\n', lineStart + line.length) ? 2 : 1);
    if (line === '') continue;
    // A sentence that does not fit into a piece ends where the piece does, if it is open, and so is put together again.
    let open = '';
    for (const piece of piecesOf(line)) {
      const sentences: string[] = [];
      const add = (start: number, end: number) => sentences.push(piece.text.slice(start, end));
      eachSentence(piece.text, language, add, names);
      sentences[0] = open + (sentences[0] ?? '');
      open = piece.open ? (sentences.pop() ?? '') : '';
      for (const sentence of sentences) {
        const read = readSentence(sentence, start, language);
        start += sentence.length;
        if (read.tokens.length > 0) yield read;
      }
    }
  }
}

function readSentence(text: string, sentenceStart: number, language?: string): Sentence {
  const tokens: Token[] = [];
  const starts: number[] = [];
  let words = 0;
  for (const piece of piecesOf(text)) {
    words += eachName(piece.text, (start, end) => {
      const word = piece.text.slice(start, end);
      tokens.push({ text: word, form: comparable(word, language) });
      starts.push(piece.start + start);
    });
  }
  return { text, start: sentenceStart, tokens, starts, words };
}
