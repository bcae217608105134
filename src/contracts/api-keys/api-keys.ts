/** What a key may be used for. Settings are in none of them. */
export const API_KEY_SCOPES = ['results:read', 'tools:run', 'users:read', 'users:write'] as const;
export type ApiKeyScope = (typeof API_KEY_SCOPES)[number];

/** Who may have keys; nobody until an admin says otherwise. */
export const API_KEYS_ALLOWED = ['nobody', 'admins', 'everyone'] as const;
export type ApiKeysAllowed = (typeof API_KEYS_ALLOWED)[number];

export interface ApiKeySettingsView {
  allowed: ApiKeysAllowed;
}

/** What each key begins with, by which scanners of secrets know one. */
export const API_KEY_PREFIX = 'cohort_';
/** Days until a key expires, at most. */
export const MAX_API_KEY_DAYS = 365;
/** Active keys of one user at a time. */
export const MAX_API_KEYS = 10;
/** Requests of one key a minute. */
export const API_KEY_REQUESTS_PER_MINUTE = 120;
/** Days, today among them, whose uses of a key are counted. */
export const API_KEY_USE_DAYS = 30;

/** The page of one's own keys. */
export const API_KEYS_PATH = '/api-keys';

export type ApiKeyState = 'active' | 'expired' | 'revoked';

/** A key, without the key. Times are ISO strings. */
export interface ApiKeyView {
  _id: string;
  id: string;
  name: string;
  /** Its last characters. */
  hint: string;
  scopes: ApiKeyScope[];
  state: ApiKeyState;
  createdAt: string;
  expiresAt: string;
  /** Null: never. Noted once a minute. */
  lastUsedAt: string | null;
  /** Requests of the last 30 days. */
  uses: number;
  revokedAt: string | null;
  /** Email of who revoked it. */
  revokedBy: string;
}

/** A key as admins see it. */
export interface OwnedApiKeyView extends ApiKeyView {
  /** Id of whose key it is. */
  owner: string;
  ownerEmail: string;
}

/** One’s own keys, the newest first, and what one may make. */
export interface OwnApiKeysView {
  /** Whether the owner may have keys now: while not, none works. */
  allowed: boolean;
  /** The scopes that the owner may give. */
  scopes: ApiKeyScope[];
  keys: ApiKeyView[];
}

/** A key that was just made: it is told this once. */
export interface NewApiKeyView {
  key: ApiKeyView;
  secret: string;
}
