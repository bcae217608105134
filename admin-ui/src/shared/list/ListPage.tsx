import { adminPageTitle } from '@contracts/access/tools';
import type { ReactElement, ReactNode } from 'react';
import {
  CreateButton,
  FilterButton,
  ListBase,
  type ListBaseProps,
  ListView,
  Pagination,
  useListContext,
  useResourceDefinition,
} from 'react-admin';
import { PageBody } from '../PageBody';
import { PageHeader } from '../PageHeader';
import { ListEmpty } from './ListEmpty';
import { ListError } from './ListError';
import { ListExport } from './ListExport';

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
}

/** A resource's list, under its title of the catalogue: header with its actions, search and filters, rows, pages. */
export function ListPage({
  subtitle,
  createLabel,
  actions,
  filters,
  empty,
  children,
  ...base
}: ListPageProps) {
  const { name, hasCreate } = useResourceDefinition();
  return (
    <ListBase perPage={25} {...base}>
      <PageHeader
        title={adminPageTitle(name)}
        subtitle={subtitle}
        actions={
          <>
            {actions}
            <ListExport />
            {hasCreate ? <CreateButton size="medium" variant="contained" label={createLabel} /> : null}
          </>
        }
      />
      <PageBody>
        <Outline />
        <ListView
          title={false}
          filters={filters}
          actions={<FilterButton size="medium" />}
          empty={<ListEmpty {...empty} createLabel={createLabel} />}
          error={<ListError />}
          pagination={<Pagination rowsPerPageOptions={[10, 25, 50, 100]} />}
        >
          {children}
        </ListView>
      </PageBody>
    </ListBase>
  );
}

/** Marks a list of which only the outline is there. */
function Outline() {
  return useListContext().isPending ? <span data-outline hidden /> : null;
}
