/** What an evaluation was made from. */
export interface StrategyJobParameters {
  name: string;
  language: string;
  /** Names of the files. */
  keywordFile?: string;
  searchConsoleFile?: string;
  /** Whose pages were read. */
  reading?: string;
  /** The sample costs nothing. */
  sample?: boolean;
}

export interface StrategyJobResult {
  keywords: number;
  /** Different ones of the file; those beyond MAX_KEYWORDS were left out. */
  totalKeywords: number;
  /** Of Search Console; different ones. */
  queries: number;
  /** Pages that were judged. */
  pages: number;
}
