import type { AuthUser } from '../../contracts/access/access';
import { API_KEY_MESSAGES } from '../../contracts/api-keys/api-key-messages';
import { AppError, fieldsRefused } from '../../core/errors/app-error';
import type { UserRecord } from './users.schema';

type Entered = Partial<Pick<UserRecord, 'role' | 'email'> & { password: string }>;
type Caller = Pick<AuthUser, 'apiKey'>;

/** Of an account that there is, a key changes students alone, and neither how they log in nor where their mail goes. */
export function assertKeyMayChange(
  { apiKey }: Caller,
  before: Pick<UserRecord, 'role' | 'email'>,
  { email = before.email, password }: Entered = {},
): void {
  if (!apiKey) return;
  if (before.role !== 'student') throw new AppError('FORBIDDEN', API_KEY_MESSAGES.studentsOnly);
  if (password !== undefined) throw fieldsRefused({ password: API_KEY_MESSAGES.passwordKept });
  if (email !== before.email) throw fieldsRefused({ email: API_KEY_MESSAGES.emailKept });
}

/** A key makes students alone, who choose their passwords themselves. */
export function assertKeyMayMake(
  { apiKey }: Caller,
  { role, invite }: Pick<UserRecord, 'role'> & { invite?: boolean },
): void {
  if (!apiKey) return;
  if (role !== 'student') throw fieldsRefused({ role: API_KEY_MESSAGES.studentRole });
  if (!invite) throw fieldsRefused({ password: API_KEY_MESSAGES.inviteOnly });
}
