import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { useListContext, useNotify, useRefresh, useUpdateMany } from 'react-admin';
import { messageOf } from '../../providers/apiClient';
import { Confirmation } from '../Confirmation';
import { useNaming } from '../recordNoun';

interface BulkUpdateProps {
  label: string;
  icon: ReactNode;
  data: Record<string, unknown>;
  /** What follows from it; without it nothing is asked. */
  consequence?: string;
  /** What was done, behind the name or number: `activated`. */
  done: string;
}

/** Gives the chosen rows the same values. */
export function BulkUpdate({ label, icon, data, consequence, done }: BulkUpdateProps) {
  const list = useListContext();
  const notify = useNotify();
  const refresh = useRefresh();
  const [asking, setAsking] = useState(false);
  const [updateMany, { isPending }] = useUpdateMany();
  const what = useNaming()(list.selectedIds, list.data ?? []);

  const run = () =>
    void updateMany(
      list.resource,
      { ids: list.selectedIds, data },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => notify(`${what} ${done}.`, { type: 'success' }),
        onError: (error) => {
          notify(messageOf(error), { type: 'error' });
          refresh();
        },
        onSettled: () => {
          setAsking(false);
          list.onUnselectItems();
        },
      },
    );
  return (
    <>
      <Button
        size="small"
        startIcon={icon}
        loading={isPending && !asking}
        onClick={consequence ? () => setAsking(true) : run}
      >
        {label}
      </Button>
      {consequence ? (
        <Confirmation
          open={asking && list.selectedIds.length > 0}
          title={`${label} ${what}?`}
          text={consequence}
          action={label}
          busy={isPending}
          onConfirm={run}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}
