import HistoryIcon from '@mui/icons-material/HistoryOutlined';
import ColumnsIcon from '@mui/icons-material/ViewWeek';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import type { SxProps, Theme } from '@mui/material/styles';
import { type ReactElement, type ReactNode, useState } from 'react';
import { Pagination, useListContext, useResourceContext, useResourceDefinition } from 'react-admin';
import { Link } from 'react-router-dom';
import { EmptyState } from '../EmptyState';
import { lazyOverlay } from '../lazyOverlay';
import { bulkNameOf, changesPath } from './bulkApi';
import { ColumnsPlaceContext } from './columnsPlace';
import { CreateLink } from './CreateLink';
import { FilterFields, FilterMenuButton, type LazyFilters } from './filters/ListFilters';
import { useIsPhone } from './useIsPhone';
import { messageOf } from '../../providers/apiClient';
import { ErrorState } from '../ErrorState';
import { useResourceOptions } from '../recordNoun';

interface ListBodyProps {
  /** The filters that always show, each keyed by the field of the list's filter that it is about. */
  filters: readonly ReactElement[];
  /** Those that show once somebody chooses them. */
  moreFilters?: LazyFilters;
  /** What shows when there is no record at all. */
  empty: { title: string; text: string };
  /** The label of the button that leads to the form of the first record. */
  createLabel?: string;
  children: ReactNode;
}

/** What a resource's list holds below its header: search and filters, rows, pages. */
export function ListBody({ filters, moreFilters, empty, createLabel, children }: ListBodyProps) {
  const { error, isPending, total, ...list } = useListContext();
  const isFiltered = Object.keys(list.filterValues as object).length > 0;
  const isEmpty = !error && !isPending && total === 0 && !isFiltered;
  if (isEmpty) return <ListEmpty {...empty} createLabel={createLabel} />;
  return (
    <WithColumns>
      <Box sx={TOOLBAR}>
        <FilterFields always={filters} more={moreFilters} />
        <ListTools moreFilters={moreFilters} />
      </Box>
      {/* Unlike `hidden`, it lets the bulk actions stick to the window. */}
      <Card sx={{ position: 'relative', overflow: 'clip' }}>
        <Rows>{children}</Rows>
      </Card>
      <Pagination rowsPerPageOptions={[10, 25, 50, 100]} />
    </WithColumns>
  );
}

function Rows({ children }: { children: ReactNode }) {
  const { error, isPaused, isPending, isPlaceholderData } = useListContext();
  if (isPaused && (isPending || isPlaceholderData)) {
    return <Alert severity="warning">No connectivity. Could not fetch data.</Alert>;
  }
  return error ? <ListError /> : children;
}

/** The menu of columns gets its lines from the table. */
function WithColumns({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  return (
    <ColumnsPlaceContext value={{ place, setPlace }}>
      <Box sx={{ display: 'flex', flexDirection: 'column', minWidth: 0 }}>{children}</Box>
    </ColumnsPlaceContext>
  );
}

/** Which columns the table has, what was changed at once, and which filters are on. A phone shows cards. */
function ListTools({ moreFilters }: Pick<ListBodyProps, 'moreFilters'>) {
  const isPhone = useIsPhone();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'nowrap', ml: 'auto' }}>
      {isPhone ? null : <ColumnsMenu />}
      <PastChangesButton />
      <FilterMenuButton more={moreFilters} />
    </Box>
  );
}

const TOOLBAR: SxProps<Theme> = {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: { xs: 'center', sm: 'flex-end' },
  flexWrap: { sm: 'wrap', md: 'nowrap' },
  mb: 2,
};

/** A list that could not be loaded, with the way to try it again. */
function ListError() {
  const { error, refetch } = useListContext();
  const { many } = useResourceOptions().noun;
  return (
    <Card>
      <ErrorState
        title={`The ${many} could not be loaded`}
        text={messageOf(error)}
        onRetry={() => void refetch()}
      />
    </Card>
  );
}

const ColumnsPopover = lazyOverlay(() => import('./ColumnsPopover'), 'ColumnsPopover');

/** Which columns the table has. */
function ColumnsMenu() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        startIcon={<ColumnsIcon />}
        onClick={({ currentTarget }) => {
          setAnchor(currentTarget);
          setOpen(true);
        }}
      >
        Columns
      </Button>
      <ColumnsPopover open={open} anchor={anchor} onClose={() => setOpen(false)} />
    </>
  );
}

interface ListEmptyProps {
  title: string;
  text: string;
  createLabel?: string;
}

/** A list without a record, with the way to the first one. */
function ListEmpty({ createLabel, ...texts }: ListEmptyProps) {
  const { hasCreate } = useResourceDefinition();
  return (
    <Card>
      <EmptyState
        {...texts}
        action={hasCreate && createLabel ? <CreateLink label={createLabel} /> : undefined}
      />
    </Card>
  );
}

const CHANGES = 'Bulk changes';

/** The way to what jobs changed of a list's records, where jobs can. */
function PastChangesButton() {
  const resource = useResourceContext() ?? '';
  const isPhone = useIsPhone();
  if (!bulkNameOf(resource)) return null;
  const to = changesPath(resource);
  return isPhone ? (
    <IconButton component={Link} to={to} aria-label={CHANGES} color="primary" size="large">
      <HistoryIcon />
    </IconButton>
  ) : (
    <Button component={Link} to={to} startIcon={<HistoryIcon />}>
      {CHANGES}
    </Button>
  );
}
