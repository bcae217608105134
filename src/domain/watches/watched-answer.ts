/** What a fetch of a watched page was answered. */
export interface WatchedAnswer {
  /** The final address, after redirects. */
  url: string;
  status: number;
  /** Names in lower case. */
  headers: Readonly<Record<string, string>>;
  /** Decoded, up to 2 MB. */
  html: string;
}
