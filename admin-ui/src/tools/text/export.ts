import type { TextCounts } from '@domain/text/text-counter';
import { nameOfLanguage } from '@domain/markets/names';
import { formatShare } from '../../shared/format';
import { markdownCell } from '../../shared/text/markdownCell';
import type { AnalysisAnswer } from '../../shared/text/analysis.worker';
import { figuresOf, readabilityText } from './figures';
import type { CounterSettings } from './settings';

export interface Result {
  counts: TextCounts;
  analysed: AnalysisAnswer;
  settings: CounterSettings;
}

type Row = readonly [section: string, name: string, value: string, share: string];

/** Everything that the page shows of a text, as rows. */
export function resultRows({ counts, analysed: { analysis, detected, language }, settings }: Result): Row[] {
  const { score, band, text } = readabilityText(analysis.readability);
  const { limit, count } = analysis.longSentences;
  return [
    ...figuresOf(counts, settings, language).map(({ label, value }): Row => ['Counts', label, value, '']),
    ['Counts', 'Code points', String(counts.codePoints), ''],
    ['Counts', 'Bytes', String(counts.bytes), ''],
    ['Readability', band ?? 'None', score ?? text, ''],
    ['Readability', 'Words per sentence', analysis.wordsPerSentence.toFixed(1), ''],
    ['Readability', `Sentences over ${limit} words`, String(count), ''],
    ...detected.shares.map(({ language: code, share }): Row => [
      'Languages',
      nameOfLanguage(code),
      code,
      formatShare(share, 1),
    ]),
    ...analysis.phrases.map(({ text: phrase, count: uses, share }): Row => [
      'Phrases',
      phrase,
      String(uses),
      formatShare(share, 1),
    ]),
  ];
}

export function csvRows(result: Result): Record<string, string>[] {
  return resultRows(result).map(([Section, Name, Value, Share]) => ({ Section, Name, Value, Share }));
}

export function markdown(result: Result): string {
  const sections = new Map<string, Row[]>();
  for (const row of resultRows(result)) sections.set(row[0], [...(sections.get(row[0]) ?? []), row]);
  const parts = [...sections].map(([name, rows]) =>
    [
      `## ${name}`,
      '',
      '| Name | Value | Share |',
      '| --- | ---: | ---: |',
      ...rows.map(
        ([, label, value, share]) => `| ${markdownCell(label)} | ${markdownCell(value)} | ${share} |`,
      ),
    ].join('\n'),
  );
  return `# Word count\n\n${parts.join('\n\n')}\n`;
}
