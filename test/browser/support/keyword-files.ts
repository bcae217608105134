/** A file as Playwright's `setInputFiles` takes it. */
export interface UploadFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** As Google's Keyword Planner exports: UTF-16 with a byte order mark, tabs, and two lines above the header. */
export function keywordPlannerFile(name: string, keywords: string[]): UploadFile {
  const rows = keywords.map((keyword, i) => [keyword, 'EUR', String((i + 1) * 10), '∞'].join('\t'));
  const lines = [
    'Keyword Stats 2026-06-09 at 21_25_18',
    '"May 1, 2025 - April 30, 2026"',
    ['Keyword', 'Currency', 'Avg. monthly searches', 'Three month change'].join('\t'),
    ...rows,
  ];
  const text = `\uFEFF${lines.join('\r\n')}\r\n`;
  return csv(name, Buffer.from(text, 'utf16le'));
}

export function searchConsoleFile(name: string, queries: string[]): UploadFile {
  const rows = queries.map((query, i) => `"${query.replaceAll('"', '""')}",${i},${i * 10},10%,${i + 1}.5`);
  return csv(name, Buffer.from(['Top queries,Clicks,Impressions,CTR,Position', ...rows, ''].join('\n')));
}

export function csv(name: string, buffer: Buffer): UploadFile {
  return { name, mimeType: 'text/csv', buffer };
}
