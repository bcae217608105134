import type { SchemaCheckSummary } from '@contracts/schema/schema-check-views';
import type { SchemaReport } from '@contracts/schema/schema-checks';
import { reportOnMarkup } from '@domain/schema/markup-report';
import { summaryOf } from '@domain/schema/report-summary';
import { jsonLdScript } from '@domain/schema/schema-script';

/** Markup as it may be pasted, and what is judged of it. */
export interface JudgedMarkup {
  html: string;
  summary: SchemaCheckSummary;
  findings: SchemaReport['findings'];
}

/** Judges JSON-LD that is not pasted anywhere yet. */
export function judged(json: string): JudgedMarkup {
  const report = reportOnMarkup({ text: json, today: new Date().toISOString().slice(0, 10) });
  // The lines of what is not yet pasted anywhere say nothing.
  const findings = report.findings.map(({ line: _, ...finding }) => finding);
  return { html: jsonLdScript(json), summary: summaryOf(report), findings };
}
