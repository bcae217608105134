import { TOTP } from 'otpauth';
import type { TwoFactorSetupView, TwoFactorStartView } from '../../src/contracts/auth/two-factor';
import { type Actor, actorOf, expectStatus, type SignedIn } from './actors';

const STEP_MS = 30_000;

/** What an authenticator app shows; a step later where the present code was used. */
export function codeOf(secret: string, steps = 0): string {
  return new TOTP({ secret }).generate({ timestamp: Date.now() + steps * STEP_MS });
}

export interface Enrolled {
  secret: string;
  recoveryCodes: string[];
  /** The session that goes on. */
  session: Actor;
}

/** Sets up two-factor login; the code of the present step is used then. */
export async function enrol(user: SignedIn, at?: string): Promise<Enrolled> {
  const start = await user.post<TwoFactorSetupView>('/api/auth/two-factor/start', {
    currentPassword: user.password,
  });
  const { secret } = expectStatus(start, 200);
  const confirmed = await user.post<TwoFactorStartView>('/api/auth/two-factor/confirm', {
    code: codeOf(secret),
  });
  const { recoveryCodes, access_token } = expectStatus(confirmed, 200);
  return { secret, recoveryCodes, session: actorOf(access_token, at) };
}
