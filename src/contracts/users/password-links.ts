/** How long a link works that lets its holder choose a password, in milliseconds. */
export const PASSWORD_LINK_MS = 24 * 3_600_000;

/** How long an invitation works, in milliseconds. */
export const INVITATION_MS = 14 * 24 * 3_600_000;
/** Users who are invited by one call. */
export const MAX_INVITED = 1000;
export const INVITATIONS_NAME = 'invitations';

/** The page that reads the link's secret from the fragment of its address, which no server and no proxy ever sees. */
export const SET_PASSWORD_PATH = '/set-password';
/** The page that asks for such a link by mail. */
export const FORGOT_PASSWORD_PATH = '/forgot-password';

/** A link that was just made: its secret is told this once. */
export interface PasswordLinkView {
  url: string;
  expiresAt: string;
  /** Whether it was sent to the user by email as well; `off` where no mail server is set. */
  mail: 'sent' | 'failed' | 'off';
}

/** What the holder of a working link is told. */
export interface OpenPasswordLinkView {
  name: string;
  email: string;
  passwordMinLength: number;
}
