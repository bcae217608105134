import type { SchemaCheckSummary } from '@contracts/schema/schema-check-views';
import type { SchemaReport } from '@contracts/schema/schema-checks';
import { SCHEMA_MESSAGES } from '@contracts/schema/schema-messages';
import { composeSchema, isEmptySchema } from '@domain/schema/generator/compose-schema';
import type { SchemaKind, SchemaValues } from '@domain/schema/generator/schema-kind';
import { reportOnMarkup } from '@domain/schema/markup-report';
import { summaryOf } from '@domain/schema/report-summary';
import { jsonLdScript } from '@domain/schema/schema-script';
import { useDeferredValue, useMemo, useState } from 'react';
import { useNotify } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { copyText } from '../../../shared/clipboard';
import { counted } from '../../../shared/counted';
import { logOperation } from '../../../shared/logOperation';
import { zoneAt } from './zoneAt';

/** The markup of what the form holds, and what is judged of it; undefined while it is empty. */
export interface KindResult {
  html: string;
  summary: SchemaCheckSummary;
  findings: SchemaReport['findings'];
}

/** Composes and judges while it is typed; typing itself waits for neither. */
export function useKindResult(kind: SchemaKind): KindResult | undefined {
  const values = useDeferredValue(useWatch<SchemaValues>() as SchemaValues);
  return useMemo(() => resultOf(kind, values), [kind, values]);
}

function resultOf(kind: SchemaKind, values: SchemaValues): KindResult | undefined {
  if (isEmptySchema(kind, values)) return undefined;
  const json = JSON.stringify(composeSchema(kind, values, zoneAt), null, 2);
  const report = reportOnMarkup({ text: json, today: new Date().toISOString().slice(0, 10) });
  // The lines of what is not yet pasted anywhere say nothing.
  const findings = report.findings.map(({ line: _, ...finding }) => finding);
  return { html: jsonLdScript(json), summary: summaryOf(report), findings };
}

/** Copies markup, and enters what was not copied before into the usage log. */
export function useCopyMarkup() {
  const notify = useNotify();
  const [copied, setCopied] = useState<string>();
  return async ({ html, summary: { errors } }: KindResult) => {
    const isCopied = await copyText(html);
    if (isCopied && html !== copied) logOperation('Schema Generator');
    if (isCopied) setCopied(html);
    if (!isCopied) notify(SCHEMA_MESSAGES.notCopied, { type: 'warning' });
    else if (errors === 0) notify(SCHEMA_MESSAGES.copied, { type: 'success' });
    else notify(`Copied, with ${counted(errors, 'error')} left to correct.`, { type: 'warning' });
  };
}
