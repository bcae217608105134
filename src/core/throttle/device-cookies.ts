import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { ENVIRONMENT } from '../../config/config.module';
import type { Environment } from '../../config/environment';
import { hashedIdentity } from './hashed-identity';

const COOKIE = 'cohort-device';
const COOKIE_VALUE = new RegExp(`(?:^|; *)${COOKIE}=([\\w.~-]+)`);
const PASS = /^(\d{10})\.([\w-]{22})\.([\w-]{43})$/;
const NONCE_BYTES = 16;
const LIFETIME_SECONDS = 180 * 24 * 3600;
/** Accounts that one browser is remembered for: a computer that many share keeps a short cookie. */
const MAX_PASSES = 5;

/**
 * OWASP's device cookie: tells a browser that has logged in to an account before from a stranger's. It holds a signed pass
 * for each account and opens nothing: it only chooses whose tries are counted together.
 */
@Injectable()
export class DeviceCookies {
  private readonly secret: string;

  constructor(@Inject(ENVIRONMENT) { jwtSecret }: Pick<Environment, 'jwtSecret'>) {
    this.secret = jwtSecret;
  }

  /** What this browser's tries of an account are counted by; undefined where it has never logged in to it. */
  deviceOf(email: string, cookies: string | undefined, now = new Date()): string | undefined {
    const pass = passesIn(cookies).find((each) => this.isFor(email, each, now));
    return pass && PASS.exec(pass)?.[2];
  }

  /** As a Set-Cookie header, for who has just logged in. A browser that is known already stays the same device. */
  issue(
    email: string,
    cookies: string | undefined,
    { isSecure, now = new Date() }: { isSecure: boolean; now?: Date },
  ): string {
    const others = passesIn(cookies).filter((pass) => !this.isFor(email, pass, now));
    const device = this.deviceOf(email, cookies, now) ?? randomBytes(NONCE_BYTES).toString('base64url');
    const expires = Math.floor(now.getTime() / 1000) + LIFETIME_SECONDS;
    const pass = `${expires}.${device}.${this.sign(email, expires, device)}`;
    const value = [pass, ...others].slice(0, MAX_PASSES).join('~');
    const secure = isSecure ? '; Secure' : '';
    return `${COOKIE}=${value}; Path=/api; Max-Age=${LIFETIME_SECONDS}; HttpOnly; SameSite=Lax${secure}`;
  }

  private isFor(email: string, pass: string, now: Date): boolean {
    const [, expires = '', device = '', signature = ''] = PASS.exec(pass) ?? [];
    if (Number(expires) * 1000 <= now.getTime()) return false;
    const expected = this.sign(email, Number(expires), device);
    return timingSafeEqual(Buffer.from(signature), Buffer.from(expected));
  }

  private sign(email: string, expires: number, device: string): string {
    return createHmac('sha256', this.secret)
      .update(`${COOKIE} ${device} of ${hashedIdentity(email)} until ${expires}`)
      .digest('base64url');
  }
}

function passesIn(cookies: string | undefined): string[] {
  const value = COOKIE_VALUE.exec(cookies ?? '')?.[1] ?? '';
  return value
    .split('~')
    .slice(0, MAX_PASSES)
    .filter((pass) => PASS.test(pass));
}
