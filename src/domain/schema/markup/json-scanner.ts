import type { JsonProblem } from './json-node';

export type JsonToken =
  | { kind: '{' | '}' | '[' | ']' | ',' | ':' | 'end'; at: number }
  | { kind: 'string' | 'number' | 'word'; at: number; text: string };

const MARKS = '{}[],:';
const QUOTES: Readonly<Record<string, string>> = {
  '"': '"',
  "'": "'",
  '“': '”“"',
  '”': '”“"',
  '„': '“”"',
  '«': '»',
  '‘': '’',
  '’': '’',
};
const SPACE = /[ \t\r\n]*/y;
// oxlint-disable-next-line no-control-regex -- These are what JSON does not allow in a string.
const PLAIN = /[^"\\\u0000-\u001f]*/y;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.+-])/y;
const WORD = /[^\s{}[\],:"'“”„«‘’]+/y;
const COMMENT = /\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)/y;
const OTHER_SPACE = /[\s\ufeff]+/y;
const ESCAPED: Readonly<Record<string, string>> = {
  ...{ '"': '"', '\\': '\\', '/': '/' },
  ...{ b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' },
};
const HEX4 = /[\da-fA-F]{4}/y;

/** The tokens of a JSON text, each character looked at once, with what keeps them from being JSON. */
export class JsonScanner {
  private at = 0;

  constructor(
    private readonly text: string,
    private readonly problems: JsonProblem[],
  ) {}

  next(): JsonToken {
    this.skipSpace();
    const at = this.at;
    const character = this.text.charAt(at);
    if (character === '') return { kind: 'end', at };
    if (MARKS.includes(character)) {
      this.at += 1;
      return { kind: character as '{', at };
    }
    if (character in QUOTES) return { kind: 'string', at, text: this.string(character) };
    const number = this.take(NUMBER);
    if (number) return { kind: 'number', at, text: number };
    return { kind: 'word', at, text: this.take(WORD) || this.one() };
  }

  private one(): string {
    this.at += 1;
    return this.text.charAt(this.at - 1);
  }

  private skipSpace(): void {
    for (;;) {
      this.take(SPACE);
      const at = this.at;
      if (this.text.charAt(at) === '/' && this.take(COMMENT)) this.problems.push({ fault: 'comment', at });
      else {
        const space = this.take(OTHER_SPACE);
        if (!space) return;
        this.problems.push({ fault: space.includes('\ufeff') ? 'bom' : 'space', at });
      }
    }
  }

  private string(quote: string): string {
    const start = this.at;
    if (quote !== '"') this.problems.push({ fault: 'quotes', at: start });
    this.at += 1;
    const ends = QUOTES[quote] ?? quote;
    const pieces: string[] = [];
    for (;;) {
      if (quote === '"') pieces.push(this.take(PLAIN));
      const character = this.text.charAt(this.at);
      if (character === '' || (character === '\n' && this.endsHere())) {
        this.problems.push({ fault: 'quote-missing', at: start });
        return pieces.join('').trimEnd();
      }
      this.at += 1;
      if (ends.includes(character)) return pieces.join('');
      pieces.push(character === '\\' ? this.escaped() : this.plain(character, quote));
    }
  }

  /** In a line that is followed by a new member or the end of the object, the quote was forgotten. */
  private endsHere(): boolean {
    const rest = this.text.slice(this.at, this.at + 200);
    return /^\n\s*(?:"[^"\n]{1,100}"\s*:|[}\]])/.test(rest);
  }

  private plain(character: string, quote: string): string {
    const isControl = character < ' ';
    if (isControl && quote === '"') this.problems.push({ fault: 'line-break', at: this.at - 1 });
    return character;
  }

  private escaped(): string {
    const at = this.at - 1;
    const character = this.one();
    if (character === 'u') {
      const hex = this.take(HEX4);
      if (hex) return String.fromCharCode(Number.parseInt(hex, 16));
    }
    const meant = ESCAPED[character];
    if (meant === undefined) this.problems.push({ fault: 'escape', at });
    return meant ?? character;
  }

  private take(pattern: RegExp): string {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text)?.[0] ?? '';
    this.at += found.length;
    return found;
  }
}
