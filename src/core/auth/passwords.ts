import { hash, verify } from '@node-rs/argon2';

/** OWASP's cost for argon2id, which is the library's default algorithm; memory in KiB. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(plain: string): Promise<string> {
  return hash(plain, COST);
}

export function verifyPassword(hashed: string, plain: string): Promise<boolean> {
  return verify(hashed, plain);
}

/** Takes as long as verifying, so that an unknown account can't be told from a wrong password. */
export async function verifyNothing(plain: string): Promise<false> {
  await hash(plain, COST);
  return false;
}
