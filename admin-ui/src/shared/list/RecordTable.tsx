import type { SxProps, Theme } from '@mui/material/styles';
import { type ComponentProps, type ReactNode, useCallback } from 'react';
import { DataTable, DataTableBody, type DataTableProps } from 'react-admin';
import { ROW_TINT } from '../../theme/rowTint';
import { ScrollHint } from '../ScrollHint';
import { useOverflow } from '../useOverflow';
import { BulkBar } from './BulkBar';
import { NoMatches } from './NoMatches';
import { RecordHead } from './RecordHead';
import { RecordRow } from './RecordRow';
import { useSelectionInSight } from './useSelectionInSight';

function RecordTableBody(props: Omit<ComponentProps<typeof DataTableBody>, 'row' | 'ref'>) {
  return <DataTableBody {...props} row={RecordRow} />;
}

interface RecordTableProps extends Pick<
  DataTableProps,
  'rowClick' | 'children' | 'hiddenColumns' | 'storeKey'
> {
  /** What can be done with the chosen rows; without it none can be chosen. */
  bulkActions?: ReactNode;
}

/**
 * React-admin's table with rows whose checkbox has a name; a column should hold a `RecordLink` for the keyboard. Where
 * the columns do not fit they scroll inside, below the names, and it says so.
 */
export function RecordTable({ bulkActions, ...props }: RecordTableProps) {
  useSelectionInSight();
  const [place, overflows] = useOverflow();
  const around = useCallback(
    (table: HTMLTableElement | null) => place(table?.parentElement ?? null),
    [place],
  );
  return (
    <>
      {overflows ? <ScrollHint /> : null}
      <DataTable
        ref={around}
        head={RecordHead}
        body={RecordTableBody}
        empty={<NoMatches />}
        bulkActionButtons={bulkActions ? undefined : false}
        bulkActionsToolbar={bulkActions ? <BulkBar>{bulkActions}</BulkBar> : undefined}
        sx={overflows ? SCROLLING : undefined}
        {...props}
      />
    </>
  );
}

/** The first column but that of the checkboxes. */
const NAMES =
  '& tr > .MuiTableCell-paddingCheckbox + *, & tr > :first-child:not(.MuiTableCell-paddingCheckbox)';
/** As wide as a column of names: what has the focus does not lie below it. */
const NAMES_WIDTH = 200;

const SCROLLING: SxProps<Theme> = {
  // A head that sticks to the window would need the columns to stay where they are.
  '& .RaDataTable-tableWrapper': { overflowX: 'auto', scrollPaddingLeft: NAMES_WIDTH },
  [NAMES]: {
    position: 'sticky',
    left: 0,
    zIndex: 3,
    backgroundColor: 'background.paper',
    backgroundImage: ROW_TINT,
    boxShadow: ({ palette }: Theme) => `1px 0 ${palette.divider}`,
  },
};
