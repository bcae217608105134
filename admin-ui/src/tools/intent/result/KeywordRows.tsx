import {
  INTENT_ROWS_PAGE,
  type IntentResult,
  type ClassifiedRow,
  INTENTS_SHOWN,
} from '@contracts/intent/intent';
import { MAX_KEYWORDS } from '@contracts/keywords/grouping';
import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { formatCount } from '../../../shared/format';
import { HandoverLink } from '../../../shared/handover/HandoverLink';
import type { ResultColumn } from '../../../shared/result/ResultRows';
import { ServedTable } from '../../../shared/result/ServedTable';
import { type ServedRows, useServedRows } from '../../../shared/result/useServedRows';
import { usePageAddress } from '../../../shared/usePageAddress';
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
    <>
      <HubOfRows id={id} fileName={result.fileName} found={query.data?.total ?? 0} />
      <ServedTable
        label="Keywords"
        columns={columns}
        filters={INTENTS}
        query={query}
        perPage={INTENT_ROWS_PAGE}
      />
    </>
  );
}

/** Plans a hub with the keywords that are found, on all pages of the table. */
function HubOfRows({ id, fileName, found }: { id: string; fileName: string; found: number }) {
  const { get } = usePageAddress();
  const [q, show] = [get('q').trim(), get('show')];
  if (found === 0) return null;
  const which = [show, q].filter(Boolean).join(' ');
  const file = fileName.replace(/\.csv$/i, '');
  return (
    <Box sx={{ mb: 1.5 }}>
      <HandoverLink
        tool="intelligent-hub"
        given={{ keywordsOf: { job: id, name: which ? `${which} - ${file}` : file, q, show } }}
        label={hubLabel(found, which !== '')}
      />
    </Box>
  );
}

function hubLabel(found: number, isPart: boolean): string {
  if (found > MAX_KEYWORDS) return `Plan a hub with the first ${formatCount(MAX_KEYWORDS)} keywords`;
  const which = isPart ? 'these' : 'all';
  return found === 1
    ? 'Plan a hub with this keyword'
    : `Plan a hub with ${which} ${formatCount(found)} keywords`;
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
