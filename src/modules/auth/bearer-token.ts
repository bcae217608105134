const BEARER = /^Bearer +(\S+)$/i;

/** The token of an authorization header. */
export function bearerTokenOf(header: string | undefined): string | undefined {
  return BEARER.exec(header ?? '')?.[1];
}
