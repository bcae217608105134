/** How far the way out goes for a site, in milliseconds and bytes. */
export const FETCH_LIMITS = {
  urlCharacters: 2_048,
  connectMs: 5_000,
  headersMs: 10_000,
  /** For everything: names, redirects, the body. */
  totalMs: 20_000,
  headerBytes: 16 * 1024,
  /** Provisional answers (1xx) before the one that counts. */
  provisionalAnswers: 8,
  redirects: 5,
  /** Of a redirect's own body, so that its connection can be used again. */
  redirectBodyBytes: 64 * 1024,
  /** Of a body, before and after it is decoded, unless the caller says otherwise. */
  bodyBytes: 10 * 1024 * 1024,
  /** In which a body comes; each costs time, however short it is. */
  pieces: 100_000,
  /** A body that is decoded to more than `ratioFreeBytes` may not grow by more than `ratio`. */
  ratioFreeBytes: 1024 * 1024,
  ratio: 200,
  encodings: 2,
  /** Of an unused connection, whatever the site offers. */
  keepAliveMs: 10_000,
} as const;
