/** `replaced`: its owner generated another one. `revoked`: an admin ended it, and no other follows until an admin allows it. */
export const KEY_STATES = ['active', 'replaced', 'revoked'] as const;
export type KeyState = (typeof KEY_STATES)[number];

/** What a user's latest key is, without the key. Times are ISO strings. */
export interface OwnKeyView {
  /** `none`: nothing was generated so far. */
  state: KeyState | 'none';
  /** Its last characters. */
  hint: string;
  generatedAt: string | null;
  endedAt: string | null;
  /** An admin has revoked it, and none has allowed another one since. */
  locked: boolean;
  /** Active, but this server cannot show it any more: its secret has changed. */
  unreadable: boolean;
}

/** A key as admins see it: never the key. */
export interface KeyHistoryView {
  id: string;
  /** Id of whose key it is, and the email at that time. */
  owner: string;
  ownerEmail: string;
  hint: string;
  state: KeyState;
  generatedAt: string;
  endedAt: string | null;
  /** Email of the admin who revoked it. */
  endedBy: string;
  /** Its owner gets no other key until an admin allows one. */
  locked: boolean;
}
