export interface MarketJobParameters {
  /** The name of the file, or the first address. */
  name: string;
  addresses: number;
  /** The run whose failed pages are tried again. */
  retryOf?: string;
}

export interface MarketJobResult {
  pages: number;
  /** Of them, not read. */
  failed: number;
  agree: number;
  disagree: number;
  unknown: number;
  /** Pages with something wrong in their hreflang annotations. */
  hreflangProblems: number;
}
