import { adminPageTitle } from '@contracts/access/admin-pages';
import { type ReactNode, useState } from 'react';
import {
  ListBase,
  type ListBaseProps,
  useListContext,
  useResourceContext,
  useResourceDefinition,
} from 'react-admin';
import { type LazyRecordDialog, RecordDialogSlot } from '../form/RecordDialogSlot';
import { useRecordAddress } from '../form/useRecordAddress';
import { PageBody } from '../PageBody';
import { PageHeader } from '../PageHeader';
import { useWasQuiet } from '../usePreload';
import { CreateLink } from './CreateLink';
import { ListExport } from './ListExport';
import { ListWaiting } from './ListWaiting';

interface ListPageProps extends Pick<ListBaseProps, 'sort' | 'exporter' | 'queryOptions'> {
  subtitle: string;
  /** The label of the button that leads to the form of a new record. */
  createLabel?: string;
  /** More buttons before the export. */
  actions?: ReactNode;
  /** A `ListBody`; it comes after the header, while the records are asked for. */
  children: ReactNode;
  /** The form of a record over the list, which keeps its search, page and place meanwhile. */
  dialog?: LazyRecordDialog;
}

/** A resource's list, under its title of the catalogue, with its actions. */
export function ListPage({ subtitle, createLabel, actions, children, dialog, ...base }: ListPageProps) {
  const resource = useResourceContext() ?? '';
  const { hasCreate } = useResourceDefinition();
  const comesLater = useIsBehindForm() && dialog !== undefined;
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
              {hasCreate && createLabel ? <CreateLink label={createLabel} scrollToTop={!dialog} /> : null}
            </>
          }
        />
        <PageBody>
          <Outline />
          {comesLater ? <ListWaiting /> : children}
        </PageBody>
      </ListBase>
      {dialog ? <RecordDialogSlot dialog={dialog} /> : null}
    </>
  );
}

/** Marks a list of which only the outline is there. */
function Outline() {
  return useListContext().isPending ? <span data-outline hidden /> : null;
}

/** Whether the page opened with a form over it that is still to come: the list behind it waits. */
function useIsBehindForm(): boolean {
  const isAsked = useRecordAddress().asked !== undefined;
  const [wasFirst] = useState(isAsked);
  const wasQuiet = useWasQuiet();
  return isAsked && wasFirst && !wasQuiet;
}
