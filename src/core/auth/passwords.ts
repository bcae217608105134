import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';

/** OWASP's cost for argon2id, which is the library's default algorithm; memory in KiB. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Each takes one of the thread pool's four threads; files, names and pictures need one as well. */
const AT_ONCE = 3;
const inTurn = pLimit(AT_ONCE);

/** 128 characters as base64, the most that PASSWORD_MIN_LENGTH can ask for. */
const UNKNOWN_BYTES = 96;

/** A password that nobody knows, for an account whose owner is to choose one. */
export function unknownPassword(): string {
  return randomBytes(UNKNOWN_BYTES).toString('base64url');
}

export function hashPassword(plain: string): Promise<string> {
  return inTurn(() => hash(plain, COST));
}

export function verifyPassword(hashed: string, plain: string): Promise<boolean> {
  return inTurn(() => verify(hashed, plain));
}

/** Takes as long as verifying, so that an unknown account can't be told from a wrong password. */
export async function verifyNothing(plain: string): Promise<false> {
  await hashPassword(plain);
  return false;
}
