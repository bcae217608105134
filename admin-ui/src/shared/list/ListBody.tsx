import Box from '@mui/material/Box';
import type { ReactElement, ReactNode } from 'react';
import { FilterButton, ListView, Pagination } from 'react-admin';
import { ColumnsMenu } from './ColumnsMenu';
import { ListEmpty } from './ListEmpty';
import { ListError } from './ListError';
import { PastChangesButton } from './PastChangesButton';
import { useIsPhone } from './useIsPhone';

interface ListBodyProps {
  filters: ReactElement[];
  /** What shows when there is no record at all. */
  empty: { title: string; text: string };
  /** The label of the button that leads to the form of the first record. */
  createLabel?: string;
  children: ReactNode;
}

/** What a resource's list holds below its header: search and filters, rows, pages. */
export function ListBody({ filters, empty, createLabel, children }: ListBodyProps) {
  return (
    <ListView
      title={false}
      filters={filters}
      actions={<ListTools />}
      empty={<ListEmpty {...empty} createLabel={createLabel} />}
      error={<ListError />}
      pagination={<Pagination rowsPerPageOptions={[10, 25, 50, 100]} />}
    >
      {children}
    </ListView>
  );
}

/** Which columns the table has, what was changed at once, and which filters are on. A phone shows cards. */
function ListTools() {
  const isPhone = useIsPhone();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'nowrap' }}>
      {isPhone ? null : <ColumnsMenu />}
      <PastChangesButton />
      <FilterButton size="medium" />
    </Box>
  );
}
