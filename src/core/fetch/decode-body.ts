import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate, inflateRaw, type InputType, type ZlibOptions } from 'node:zlib';
import { FetchError } from './fetch-error';
import { FETCH_LIMITS } from './fetch-limits';

type Decode = (bytes: InputType, options: ZlibOptions) => Promise<Buffer>;

const [unzip, inflateWrapped, inflateBare] = [promisify(gunzip), promisify(inflate), promisify(inflateRaw)];
const unbrotli: Decode = promisify(brotliDecompress);
/** The method that the first byte of the wrapper names (RFC 1950); some servers leave the wrapper out. */
const DEFLATE_METHOD = 8;

const DECODERS = {
  gzip: () => unzip,
  'x-gzip': () => unzip,
  br: () => unbrotli,
  deflate: ([first = 0]: Buffer) => ((first & 0x0f) === DEFLATE_METHOD ? inflateWrapped : inflateBare),
};
export type Encoding = keyof typeof DECODERS;
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

function isKnown(name: string): name is Encoding {
  return Object.hasOwn(DECODERS, name);
}

/**
 * The body without its encodings, up to `maxBytes` and the ratio of the limits at each of them.
 * @throws FetchError
 */
export async function decodeBody(body: Buffer, encodings: Encoding[], maxBytes: number): Promise<Buffer> {
  const maxOutputLength = Math.min(
    maxBytes,
    Math.max(FETCH_LIMITS.ratioFreeBytes, body.length * FETCH_LIMITS.ratio),
  );
  let decoded = body;
  for (const encoding of encodings.toReversed()) {
    if (!decoded.length) return decoded;
    decoded = await decodeOne(decoded, encoding, maxOutputLength);
  }
  return decoded;
}

async function decodeOne(bytes: Buffer, encoding: Encoding, maxOutputLength: number): Promise<Buffer> {
  try {
    return await DECODERS[encoding](bytes)(bytes, { maxOutputLength, chunkSize: PIECE_BYTES });
  } catch (cause) {
    const tooLarge = (cause as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
    throw new FetchError(tooLarge ? 'too-large' : 'encoding', `the body in ${encoding}`, { cause });
  }
}
