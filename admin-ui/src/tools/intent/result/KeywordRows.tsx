import {
  INTENT_ROWS_PAGE,
  type IntentResult,
  type ClassifiedRow,
  INTENTS_SHOWN,
} from '@contracts/intent/intent';
import { useMemo } from 'react';
import type { ResultColumn } from '../../../shared/result/ResultRows';
import { ServedTable } from '../../../shared/result/ServedTable';
import { type ServedRows, useServedRows } from '../../../shared/result/useServedRows';
import { getIntentRows } from '../intentJobs';
import { RowCell } from './RowCell';
import { rowColumns } from './rowColumns';

export interface KeywordRowsProps {
  id: string;
  result: IntentResult;
  preview: NonNullable<IntentResult['preview']>;
}

const INTENTS = INTENTS_SHOWN.map((intent) => ({ id: intent, label: intent }));

/** All rows of a result, a page at a time; the first page came with the result. */
export function KeywordRows({ id, result, preview }: KeywordRowsProps) {
  const { header } = preview;
  const { keywordColumn, rows: total } = result;
  const first = useMemo(() => firstPage(preview, total), [preview, total]);
  const query = useServedRows<ClassifiedRow>(
    ['intent-rows', id],
    (wanted, signal) => getIntentRows(id, wanted, signal),
    first,
  );
  const columns = useMemo(
    () =>
      rowColumns(header, keywordColumn).map(({ index, label, kind }): ResultColumn<ClassifiedRow> => ({
        label,
        cell: ({ cells, reason }) => <RowCell kind={kind} text={cells[index] ?? ''} reason={reason} />,
      })),
    [header, keywordColumn],
  );
  return (
    <ServedTable
      label="Keywords"
      columns={columns}
      filters={INTENTS}
      query={query}
      perPage={INTENT_ROWS_PAGE}
    />
  );
}

function firstPage(
  { rows, reasons }: NonNullable<IntentResult['preview']>,
  total: number,
): ServedRows<ClassifiedRow> {
  return {
    rows: rows
      .slice(0, INTENT_ROWS_PAGE)
      .map((cells, index) => ({ id: String(index + 1), cells, reason: reasons?.[index] ?? null })),
    total,
  };
}
