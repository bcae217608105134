import { createHmac, timingSafeEqual } from 'node:crypto';

const COOKIE = 'cohort-recording';
/** A browser that comes later asks for another one. */
const LIFETIME_SECONDS = 12 * 3600;
const PASS = new RegExp(`(?:^|; *)${COOKIE}=(\\d{10})\\.([0-9a-f]{64})(?:;|$)`);

/**
 * A cookie that lets a browser have the pages whose policy lets the recorder in. Pages are sent before anybody knows whose
 * they are, since the session's token is in the browser's storage: the pass tells that the API has seen it.
 */
export class RecordingPass {
  constructor(private readonly secret: string) {}

  /** As a Set-Cookie header. */
  issue(now: Date): string {
    const expires = Math.floor(now.getTime() / 1000) + LIFETIME_SECONDS;
    return cookie(`${expires}.${this.sign(expires)}`, LIFETIME_SECONDS);
  }

  isIn(cookies: string | undefined, now: Date): boolean {
    const [, expires = '', signature = ''] = PASS.exec(cookies ?? '') ?? [];
    if (Number(expires) * 1000 <= now.getTime()) return false;
    return timingSafeEqual(Buffer.from(signature), Buffer.from(this.sign(Number(expires))));
  }

  private sign(expires: number): string {
    return createHmac('sha256', this.secret).update(`${COOKIE} until ${expires}`).digest('hex');
  }
}

/** Takes a pass away again. */
export const NO_RECORDING_PASS = cookie('', 0);

function cookie(value: string, seconds: number): string {
  return `${COOKIE}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax`;
}
