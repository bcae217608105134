import { promisify } from 'node:util';
import {
  brotliDecompress,
  constants,
  createBrotliDecompress,
  createGunzip,
  createInflate,
  createInflateRaw,
  gunzip,
  inflate,
  inflateRaw,
  type InputType,
  type ZlibOptions,
} from 'node:zlib';
import { FetchError } from './fetch-error';
import { FETCH_LIMITS } from './fetch-limits';
import type { AnswerHead } from './site-answer';

type Decode = (bytes: InputType, options: ZlibOptions) => Promise<Buffer>;

const [unzip, inflateWrapped, inflateBare] = [promisify(gunzip), promisify(inflate), promisify(inflateRaw)];
const unbrotli: Decode = promisify(brotliDecompress);
/** The method that the first byte of the wrapper names (RFC 1950); some servers leave the wrapper out. */
const DEFLATE_METHOD = 8;
const TEXT_TYPE = /^\s*(?:text\/|application\/(?:[\w.+-]*xml|json)\b|$)/i;
const ENDS_ANYWHERE = { finishFlush: constants.Z_SYNC_FLUSH };

const DECODERS = {
  gzip: () => unzip,
  'x-gzip': () => unzip,
  br: () => unbrotli,
  deflate: ([first = 0]: Buffer) => ((first & 0x0f) === DEFLATE_METHOD ? inflateWrapped : inflateBare),
};
export type Encoding = keyof typeof DECODERS;

/** The same for what may end anywhere. */
const OF_BEGINNINGS = {
  gzip: () => createGunzip(ENDS_ANYWHERE),
  'x-gzip': () => createGunzip(ENDS_ANYWHERE),
  br: () => createBrotliDecompress({ finishFlush: constants.BROTLI_OPERATION_FLUSH }),
  deflate: ([first = 0]: Buffer) =>
    (first & 0x0f) === DEFLATE_METHOD ? createInflate(ENDS_ANYWHERE) : createInflateRaw(ENDS_ANYWHERE),
};

export interface DecodeLimits {
  /** Of the body, before and after it is decoded. */
  maxBytes: number;
  /** Whether of a longer one the beginning is wanted. */
  cuts?: boolean;
  /** Whether what is to be decoded is a beginning itself. */
  isCut?: boolean;
}
/** Larger pieces than usual: each is one trip to another thread. */
const PIECE_BYTES = 64 * 1024;

/**
 * The encodings of a body in the order in which they were put on.
 * @throws FetchError for one that is unknown, or too many
 */
export function encodingsOf(header: string | undefined): Encoding[] {
  const names = (header ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && name !== 'identity');
  if (names.length <= FETCH_LIMITS.encodings && names.every(isKnown)) return names;
  throw new FetchError('encoding', names.slice(0, FETCH_LIMITS.encodings + 1).join(', '));
}

/**
 * What a text was packed with although its header does not say so: no text begins with these bytes (RFC 1952, 2.3.1). What
 * is a file for its reader, such as a sitemap that is gzip itself, stays as it is.
 */
export function unnamedEncodings(
  [first, second, method]: Buffer,
  { contentType }: Pick<AnswerHead, 'contentType'>,
): Encoding[] {
  const isGzip = first === 0x1f && second === 0x8b && method === DEFLATE_METHOD;
  return isGzip && TEXT_TYPE.test(contentType ?? '') ? ['gzip'] : [];
}

function isKnown(name: string): name is Encoding {
  return Object.hasOwn(DECODERS, name);
}

/**
 * The body without its encodings, up to `maxBytes` and the ratio of the limits at each of them.
 * @throws FetchError
 */
export async function decodeBody(
  body: Buffer,
  encodings: Encoding[],
  { maxBytes, cuts = false, isCut = false }: DecodeLimits,
): Promise<Buffer> {
  const byRatio = Math.max(FETCH_LIMITS.ratioFreeBytes, body.length * FETCH_LIMITS.ratio);
  const maxOutputLength = Math.min(maxBytes, byRatio);
  let decoded = body;
  for (const encoding of encodings.toReversed()) {
    if (!decoded.length) return decoded;
    decoded = isCut
      ? await decodeBeginning(decoded, encoding, maxOutputLength)
      : await decodeOne(decoded, encoding, maxOutputLength).catch((error: unknown) => {
          // What unfolds by more than the ratio is no page.
          const isLong = cuts && maxBytes <= byRatio && error instanceof FetchError;
          if (!isLong || error.reason !== 'too-large') throw error;
          return decodeBeginning(decoded, encoding, maxOutputLength);
        });
  }
  return isCut ? decoded.subarray(0, maxBytes) : decoded;
}

/** As much as there is, up to a number of bytes. */
function decodeBeginning(bytes: Buffer, encoding: Encoding, most: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const stream = OF_BEGINNINGS[encoding](bytes);
    const pieces: Buffer[] = [];
    let length = 0;
    const end = () => {
      resolve(Buffer.concat(pieces).subarray(0, most));
      stream.destroy();
    };
    stream.on('data', (piece: Buffer) => {
      pieces.push(piece);
      length += piece.length;
      if (length >= most) end();
    });
    stream.on('end', end);
    stream.on('error', (cause) => {
      if (length > 0) end();
      else reject(new FetchError('encoding', `the body in ${encoding}`, { cause }));
    });
    stream.end(bytes);
  });
}

async function decodeOne(bytes: Buffer, encoding: Encoding, maxOutputLength: number): Promise<Buffer> {
  try {
    return await DECODERS[encoding](bytes)(bytes, { maxOutputLength, chunkSize: PIECE_BYTES });
  } catch (cause) {
    const tooLarge = (cause as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
    throw new FetchError(tooLarge ? 'too-large' : 'encoding', `the body in ${encoding}`, { cause });
  }
}
