import { MAX_WORDS_PER_LIST, WORD_CHARACTER } from '../../contracts/intent/intent';
import { INTENT_MESSAGES } from '../../contracts/intent/intent-messages';
import type { JsonToken } from '../../core/http/json-tokens';
import { fieldsRefused } from '../../core/errors/app-error';
import { SubmittedContent } from './submitted-content';

const FILE = 'file';
const CONTENT = 'content';
const LISTS = ['informational', 'commercialInvestigation', 'transactional', 'navigational'];
const FIELDS: ReadonlySet<string> = new Set([...LISTS, 'guess', FILE]);
const FILE_FIELDS: ReadonlySet<string> = new Set(['name', 'extension', CONTENT]);
/** Characters that are kept of a text other than the content: more than any rule allows, so that its sentence is told. */
const KEPT_LENGTH = 1000;

/** A text that comes in pieces. */
interface TextSink {
  append(text: string): void;
  end(): void;
}

/**
 * Puts a submission together from the tokens of its JSON. Of wrong values as much is kept as the payload's rules need to
 * tell them; what the payload does not name is passed over. As with JSON.parse the last of equal names counts, but for the
 * file's content, which is passed on as it comes.
 */
export class SubmissionReader {
  /** The payload without the file's content, in whose place an empty text stands. */
  payload: Record<string, unknown> = {};
  private depth = 0;
  /** The name that was read last in the payload, and in its file. */
  private field = '';
  private fileField = '';
  private sink?: TextSink;
  private content: Buffer[] = [];
  private contentBegun = false;

  /** The bytes of the file's content that have come since this was asked before. */
  takeContent(): Buffer[] {
    const come = this.content;
    this.content = [];
    return come;
  }

  take(token: JsonToken): void {
    switch (token.name) {
      case 'startKey':
        this.sink = this.keySink();
        break;
      case 'startString':
        this.sink = this.stringSink();
        break;
      case 'stringChunk':
        this.sink?.append(token.value);
        break;
      case 'endKey':
      case 'endString':
        this.sink?.end();
        this.sink = undefined;
        break;
      case 'startObject':
        this.open({});
        break;
      case 'startArray':
        this.open([]);
        break;
      case 'endObject':
      case 'endArray':
        this.depth -= 1;
        break;
      case 'startNumber':
        this.put(0);
        break;
      case 'trueValue':
      case 'falseValue':
      case 'nullValue':
        this.put(token.value);
        break;
      default:
    }
  }

  private open(value: object): void {
    this.put(value);
    this.depth += 1;
  }

  private keySink(): TextSink | undefined {
    if (this.depth === 1) return keep((name) => (this.field = name));
    return this.depth === 2 ? keep((name) => (this.fileField = name)) : undefined;
  }

  private stringSink(): TextSink {
    const isContent = this.depth === 2 && this.field === FILE && this.fileField === CONTENT;
    if (!isContent) return keep((text) => this.put(text));
    if (this.contentBegun) {
      throw fieldsRefused({ file: INTENT_MESSAGES.contentTwice }, INTENT_MESSAGES.contentTwice);
    }
    this.contentBegun = true;
    this.put('');
    return new SubmittedContent((chunk) => this.content.push(chunk));
  }

  private put(value: unknown): void {
    if (this.depth === 1 && FIELDS.has(this.field)) this.payload[this.field] = value;
    if (this.depth !== 2 || !FIELDS.has(this.field)) return;
    const parent = this.payload[this.field];
    if (Array.isArray(parent)) addTo(parent, value);
    else if (isRecord(parent) && FILE_FIELDS.has(this.fileField)) parent[this.fileField] = value;
  }
}

/** Leaves out what the payload's rules drop, and all beyond one word too many. */
function addTo(list: unknown[], value: unknown): void {
  if (typeof value === 'string' && !WORD_CHARACTER.test(value)) return;
  if (list.length <= MAX_WORDS_PER_LIST) list.push(value);
}

function keep(put: (text: string) => void): TextSink {
  let kept = '';
  return {
    append: (text) => {
      kept += text;
      if (kept.length > KEPT_LENGTH) kept = kept.trimStart().slice(0, KEPT_LENGTH);
    },
    end: () => put(kept),
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
