import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { Children, type ReactNode, type RefCallback } from 'react';
import {
  DataTableBase,
  type DataTableBaseProps,
  DataTableClasses,
  DataTableRoot,
  type RaRecord,
  RecordContextProvider,
  SelectPageCheckbox,
  useListContext,
  useResourceContext,
  useStore,
} from 'react-admin';
import { ROW_TINT } from '../../theme/rowTint';
import { lazyOverlay } from '../lazyOverlay';
import { ScrollShade } from '../ScrollShade';
import { useOverflow } from '../useOverflow';
import { ColumnView, HeadCell } from './Column';
import { LazyBulkBar } from './LazyBulkBar';
import { ListWaiting } from './ListWaiting';
import { NoMatches } from './NoMatches';
import { RecordRow } from './RecordRow';
import { useColumnsPlace } from './columnsPlace';

const ColumnLines = lazyOverlay(() => import('./ColumnLines'), 'ColumnLines');

interface RecordTableProps extends Pick<DataTableBaseProps, 'rowClick' | 'hiddenColumns' | 'storeKey'> {
  /** What can be done with the chosen rows; without it none can be chosen. */
  bulkActions?: ReactNode;
  /** Its columns. */
  children: ReactNode;
}

/**
 * A list's records as a table, with rows whose checkbox has a name; a column should hold a `RecordLink` for the keyboard.
 * Where the columns do not fit they scroll inside, below the names, and go on under a shade.
 */
export function RecordTable({ bulkActions, children, ...props }: RecordTableProps) {
  const { place: columnsPlace } = useColumnsPlace();
  const [place, overflows, goesOn] = useOverflow();
  return (
    <>
      <DataTableBase
        hasBulkActions={bulkActions !== undefined}
        loading={<ListWaiting />}
        empty={<NoMatches />}
        {...props}
      >
        <DataTableRoot className={DataTableClasses.root} sx={overflows ? SCROLLING : undefined}>
          {bulkActions ? <LazyBulkBar>{bulkActions}</LazyBulkBar> : null}
          <Box sx={{ position: 'relative' }}>
            {goesOn ? <ScrollShade /> : null}
            <Rows place={place} storeKey={props.storeKey} selectable={bulkActions !== undefined}>
              {children}
            </Rows>
          </Box>
        </DataTableRoot>
        <ColumnLines open={columnsPlace !== null}>{children}</ColumnLines>
      </DataTableBase>
    </>
  );
}

interface RowsProps {
  place: RefCallback<HTMLElement>;
  storeKey?: string;
  selectable: boolean;
  children: ReactNode;
}

function Rows({ place, storeKey, selectable, children }: RowsProps) {
  const { data = [] } = useListContext<RaRecord>();
  const columns = useInOrder(children, storeKey);
  return (
    <Box ref={place} className={DataTableClasses.tableWrapper}>
      <Table size="small">
        <TableHead>
          <TableRow>
            {selectable ? (
              <TableCell padding="checkbox" variant="head" className={DataTableClasses.headerCell}>
                <SelectPageCheckbox />
              </TableCell>
            ) : null}
            <ColumnView value={HeadCell}>{columns}</ColumnView>
          </TableRow>
        </TableHead>
        <TableBody>
          {data.map((record) => (
            <RecordContextProvider key={record.id} value={record}>
              <RecordRow>{columns}</RecordRow>
            </RecordContextProvider>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

/** Columns as the menu of columns has put them: it keeps their places by number. */
function useInOrder(children: ReactNode, storeKey?: string): ReactNode[] {
  const resource = useResourceContext() ?? '';
  const [ranks] = useStore<number[]>(`${storeKey ?? `${resource}.datatable`}_columnRanks`, []);
  const columns = Children.toArray(children);
  const place = (index: number) => (ranks.includes(index) ? ranks.indexOf(index) : index);
  return columns.map((_, at) => columns.find((__, index) => place(index) === at));
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
