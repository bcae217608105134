import { SCHEMA_MESSAGES } from '@contracts/schema/schema-messages';
import { composeSchema, isEmptySchema } from '@domain/schema/generator/compose-schema';
import type { SchemaKind, SchemaValues } from '@domain/schema/generator/schema-kind';
import { useDeferredValue, useMemo, useState } from 'react';
import { useNotify } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { copyText } from '../../../shared/clipboard';
import { counted } from '../../../shared/counted';
import { logOperation } from '../../../shared/logOperation';
import { judged, type JudgedMarkup } from '../result/judged';

/** Composes and judges while it is typed; typing itself waits for neither. */
export function useKindResult(kind: SchemaKind): JudgedMarkup | undefined {
  const values = useDeferredValue(useWatch<SchemaValues>() as SchemaValues);
  return useMemo(() => resultOf(kind, values), [kind, values]);
}

function resultOf(kind: SchemaKind, values: SchemaValues): JudgedMarkup | undefined {
  if (isEmptySchema(kind, values)) return undefined;
  const json = JSON.stringify(composeSchema(kind, values, zoneAt), null, 2);
  return judged(json);
}

/** Copies markup, and enters what was not copied before into the usage log. */
export function useCopyMarkup() {
  const notify = useNotify();
  const [copied, setCopied] = useState<string>();
  return async ({ html, summary: { errors } }: JudgedMarkup) => {
    const isCopied = await copyText(html);
    if (isCopied && html !== copied) logOperation('Schema Generator');
    if (isCopied) setCopied(html);
    if (!isCopied) notify(SCHEMA_MESSAGES.notCopied, { type: 'warning' });
    else if (errors === 0) notify(SCHEMA_MESSAGES.copied, { type: 'success' });
    else notify(`Copied, with ${counted(errors, 'error')} left to correct.`, { type: 'warning' });
  };
}

/** How far this browser's zone is from UTC at one of its moments, such as `+01:00`; summer time counts. */
function zoneAt(moment: string): string {
  const minutes = -new Date(moment).getTimezoneOffset();
  if (!Number.isFinite(minutes)) return '';
  const [hours, rest] = [Math.trunc(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `${minutes < 0 ? '-' : '+'}${String(hours).padStart(2, '0')}:${String(rest).padStart(2, '0')}`;
}
