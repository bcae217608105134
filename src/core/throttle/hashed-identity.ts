import { createHash } from 'node:crypto';
import { identityKey } from '../../domain/text/identity-key';

/** What someone types does not belong into a shared store; addresses that look alike have the same. */
export function hashedIdentity(email: string): string {
  return createHash('sha256').update(identityKey(email)).digest('base64url');
}
