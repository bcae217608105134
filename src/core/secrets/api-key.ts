import { createHash, randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { API_KEY_PREFIX } from '../../contracts/api-keys/api-keys';

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const RANDOM_BYTES = 32;
/** Digits of 256 bits, and of a checksum of 32. */
const RANDOM_LENGTH = 43;
const CHECKSUM_LENGTH = 6;
const FORMAT = new RegExp(
  `^${API_KEY_PREFIX}([0-9A-Za-z]{${RANDOM_LENGTH}})([0-9A-Za-z]{${CHECKSUM_LENGTH}})$`,
);

/**
 * 256 random bits in letters and digits between a prefix and a checksum, as GitHub's tokens have them: scanners know one by
 * its looks, and a slip in copying is known without a look into the database.
 */
export function newApiKey(): string {
  const random = digitsOf(BigInt(`0x${randomBytes(RANDOM_BYTES).toString('hex')}`), RANDOM_LENGTH);
  return API_KEY_PREFIX + random + checksumOf(random);
}

/** Whether a bearer token is meant as an API key, a right one or not. */
export function isApiKey(token: string): boolean {
  return token.startsWith(API_KEY_PREFIX);
}

/** What the database keeps of a key, which is as random as its hash; undefined for what is no key. */
export function hashOfApiKey(key: string): string | undefined {
  const [, random = '', checksum] = FORMAT.exec(key) ?? [];
  if (checksum === undefined || checksumOf(random) !== checksum) return undefined;
  return createHash('sha256').update(key).digest('base64url');
}

function checksumOf(text: string): string {
  return digitsOf(BigInt(crc32(text)), CHECKSUM_LENGTH);
}

function digitsOf(number: bigint, length: number): string {
  const base = BigInt(DIGITS.length);
  let digits = '';
  for (let rest = number; rest > 0n; rest /= base) digits = (DIGITS[Number(rest % base)] ?? '') + digits;
  return digits.padStart(length, '0');
}
