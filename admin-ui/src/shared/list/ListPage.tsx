import { adminPageTitle } from '@contracts/access/tools';
import Box from '@mui/material/Box';
import type { ReactElement, ReactNode } from 'react';
import {
  CreateButton,
  FilterButton,
  ListBase,
  type ListBaseProps,
  ListView,
  Pagination,
  useListContext,
  useResourceContext,
  useResourceDefinition,
} from 'react-admin';
import { type LazyRecordDialog, RecordDialogSlot } from '../form/RecordDialogSlot';
import { PageBody } from '../PageBody';
import { PageHeader } from '../PageHeader';
import { ColumnsMenu } from './ColumnsMenu';
import { ListEmpty } from './ListEmpty';
import { ListError } from './ListError';
import { ListExport } from './ListExport';
import { PastChangesButton } from './PastChangesButton';
import { useIsPhone } from './useIsPhone';

interface ListPageProps extends Pick<ListBaseProps, 'sort' | 'exporter' | 'queryOptions'> {
  subtitle: string;
  /** The label of the button that leads to the form of a new record. */
  createLabel?: string;
  /** More buttons before the export. */
  actions?: ReactNode;
  filters: ReactElement[];
  /** What shows when there is no record at all. */
  empty: { title: string; text: string };
  children: ReactNode;
  /** The form of a record over the list, which keeps its search, page and place meanwhile. */
  dialog?: LazyRecordDialog;
}

/** A resource's list, under its title of the catalogue: header with its actions, search and filters, rows, pages. */
export function ListPage({
  subtitle,
  createLabel,
  actions,
  filters,
  empty,
  children,
  dialog,
  ...base
}: ListPageProps) {
  const resource = useResourceContext() ?? '';
  const { hasCreate } = useResourceDefinition();
  const create = <CreateButton size="medium" variant="contained" label={createLabel} scrollToTop={!dialog} />;
  return (
    <>
      <ListBase perPage={25} {...base}>
        <PageHeader
          title={adminPageTitle(resource)}
          path={`/${resource}`}
          subtitle={subtitle}
          actions={
            <>
              {actions}
              <ListExport />
              {hasCreate ? create : null}
            </>
          }
        />
        <PageBody>
          <Outline />
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
        </PageBody>
      </ListBase>
      {dialog ? <RecordDialogSlot dialog={dialog} /> : null}
    </>
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

/** Marks a list of which only the outline is there. */
function Outline() {
  return useListContext().isPending ? <span data-outline hidden /> : null;
}
