/** Where the dialog of the own two-factor login opens: over any page. */
export const TWO_FACTOR_HASH = '#two-factor';

/** How many recovery codes there are after setting up, each good for one login. */
export const RECOVERY_CODES = 10;

/** The own two-factor login. */
export interface TwoFactorView {
  /** Since when it is on; null: off. */
  since: string | null;
  recoveryCodesLeft: number;
  /** It cannot be turned off. */
  required: boolean;
}

/** What an authenticator app needs; it counts once a first code has been entered. */
export interface TwoFactorSetupView {
  /** As it is typed, in base32. */
  secret: string;
  /** As it is scanned: `otpauth://…`. */
  uri: string;
}

/** Told once: only their hashes are kept. */
export interface RecoveryCodesView {
  recoveryCodes: string[];
}

/** Setting up ends all sessions: this one goes on with the new token. */
export interface TwoFactorStartView extends RecoveryCodesView {
  access_token: string;
}
