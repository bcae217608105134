import { createHash, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

/** The codes of the step before and of the next one are taken as well: clocks differ, and typing takes time. */
const WINDOW = 1;
const GROUPS = 4;
const GROUP = /.{4}(?=.)/g;
/** Of RFC 4648's letters and digits, none looks like another in a list that is copied by hand; five bits each. */
const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789';
const SHORT_CODE = /^\d{6}$/;

/** A new key of an authenticator app, in base32. */
export function newSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** How apps take a key over: issuer and account are what they show beside the code. */
export function setupUri(secret: string, issuer: string, account: string): string {
  return new TOTP({ issuer, label: account, secret }).toString();
}

/** The step (half minutes since 1970) that a code belongs to; undefined where it is wrong. */
export function stepOf(secret: string, code: string, now: Date): number | undefined {
  if (!isTotp(code)) return undefined;
  const timestamp = now.getTime();
  const delta = new TOTP({ secret }).validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? undefined : TOTP.counter({ timestamp }) + delta;
}

export function isTotp(code: string): boolean {
  return SHORT_CODE.test(code);
}

/** A code as it was typed, without what people put between its parts. */
export function plainCode(typed: string): string {
  return typed.replace(/[\s-]/g, '').toLowerCase();
}

/** 80 random bits in groups of four. */
export function newRecoveryCode(): string {
  const letters = Array.from(randomBytes(GROUPS * 4), (byte) => ALPHABET[byte % ALPHABET.length]);
  return letters.join('').replace(GROUP, '$&-');
}

/** As random as its code, so that a plain hash is as good as one for passwords; bound to its owner. */
export function hashOfRecoveryCode(code: string, owner: string): string {
  return createHash('sha256')
    .update(`${owner}:${plainCode(code)}`)
    .digest('base64url');
}
