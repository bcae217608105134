import type { KeyHistoryView, OwnKeyView } from '@contracts/keys/keys';
import { formatDateTime } from '../../shared/format';

const HIDDEN_GROUPS = 7;

/** A key of which only the last group is told. */
export function maskedKey(hint: string): string {
  return [...Array<string>(HIDDEN_GROUPS).fill('••••'), hint].join('-');
}

/** Why a user has no key to show, and what to do; nothing where there is one. */
export function ownKeyProblem({ state, endedAt, locked, unreadable }: OwnKeyView): string | undefined {
  if (state === 'none') return 'You have no key yet. Generate your first one.';
  if (state === 'revoked') {
    const next = locked
      ? 'You can generate a new one when an admin allows it: ask them.'
      : 'You can generate a new one.';
    return `An admin revoked your key${endedAt ? ` on ${formatDateTime(endedAt)}` : ''}. ${next}`;
  }
  if (unreadable) return 'Your key can no longer be shown. Generate a new one.';
  // It ended, and the one after it was never made.
  return state === 'replaced' ? 'Your last key has ended. Generate a new one.' : undefined;
}

/** What became of a key, in a few words. */
export function stateText({ state, endedAt, endedBy, locked }: KeyHistoryView): string {
  if (state === 'active' || !endedAt) return 'Active';
  const time = formatDateTime(endedAt);
  if (state === 'replaced') return `Replaced ${time}`;
  return `Revoked ${time} by ${endedBy}${locked ? '' : ' · A new key is allowed'}`;
}
