import { MAX_KEYWORD_FILE_BYTES } from '../../contracts/intent/intent';
import { INTENT_MESSAGES } from '../../contracts/intent/intent-messages';
import { MESSAGES } from '../../contracts/messages';
import { AppError } from '../../core/errors/app-error';

/** The bytes of a piece of the content; `last` says that no piece follows. */
type Decode = (text: string, last: boolean) => Buffer;

const DATA_URL = /^data:[^,]{0,1000}?(;base64)?,/i;
/** Characters that are decoded at once; the beginning of a data URL fits in. */
const PIECE_LENGTH = 16 * 1024;

/** The bytes of a file in a JSON body while its text comes: the text itself, or a data URL. */
export class SubmittedContent {
  private texts: string[] = [];
  private length = 0;
  private bytes = 0;
  private decode?: Decode;

  constructor(private readonly keep: (chunk: Buffer) => void) {}

  /** @throws AppError with FILE_TOO_LARGE or FILE_REJECTED */
  append(text: string): void {
    this.texts.push(text);
    this.length += text.length;
    if (this.length >= PIECE_LENGTH) this.flush(false);
  }

  end(): void {
    this.flush(true);
  }

  private flush(last: boolean): void {
    const text = this.texts.join('');
    this.texts = [];
    this.length = 0;
    this.decode ??= decoderFor(text);
    const chunk = this.decode(text, last);
    this.bytes += chunk.length;
    if (this.bytes > MAX_KEYWORD_FILE_BYTES) throw new AppError('FILE_TOO_LARGE', MESSAGES.fileTooLarge);
    if (chunk.length > 0) this.keep(chunk);
  }
}

/** What the content begins with says how it is written. */
function decoderFor(beginning: string): Decode {
  const prefix = DATA_URL.exec(beginning);
  if (!prefix) return (text) => Buffer.from(text, 'utf8');
  const decode = prefix[1] ? base64Decoder() : percentDecoder();
  let skipped = prefix[0].length;
  return (text, last) => {
    const body = text.slice(skipped);
    skipped = 0;
    return decode(body, last);
  };
}

const NOT_BASE64 = /[^A-Za-z0-9+/_-]+/g;

function base64Decoder(): Decode {
  let rest = '';
  let padded = false;
  return (text, last) => {
    if (padded) return Buffer.alloc(0);
    const end = text.indexOf('=');
    padded = end >= 0;
    const digits = rest + (padded ? text.slice(0, end) : text).replace(NOT_BASE64, '');
    const whole = last || padded ? digits.length : digits.length - (digits.length % 4);
    rest = digits.slice(whole);
    return Buffer.from(digits.slice(0, whole), 'base64');
  };
}

/** An escape that is cut, or the escapes of a character of which more may follow. */
const UNFINISHED_ESCAPES = /(?:%[c-f][0-9a-f](?:%[89ab][0-9a-f]){0,2})?(?:%[0-9a-f]?)?$/i;

function percentDecoder(): Decode {
  let rest = '';
  return (text, last) => {
    const escaped = rest + text;
    const whole = last ? escaped.length : escaped.search(UNFINISHED_ESCAPES);
    rest = escaped.slice(whole);
    try {
      return Buffer.from(decodeURIComponent(escaped.slice(0, whole)), 'utf8');
    } catch (cause) {
      throw new AppError('FILE_REJECTED', INTENT_MESSAGES.contentInvalid, { cause });
    }
  };
}
