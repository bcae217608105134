import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { type RaRecord, useListContext } from 'react-admin';
import { Confirmation } from '../Confirmation';
import { useNaming } from '../recordNoun';
import { useBulkChange } from './useBulkChange';
import { useBulkJob } from './useBulkJob';

interface BulkUpdateProps {
  label: string;
  icon: ReactNode;
  data: Record<string, unknown>;
  /** Asked where it takes a job: `Activate 998 users?` */
  question: (records: string) => string;
  /** What was done, behind the name or number: `activated`. */
  done: string;
  /** What follows from it. */
  consequence?: string;
}

/** Gives the chosen rows the same values; the toast tells what follows, and can undo it. A job does it beyond the page. */
export function BulkUpdate({ label, icon, data, question, done, consequence = '' }: BulkUpdateProps) {
  const { selectedIds, data: rows = [] } = useListContext<RaRecord>();
  const change = useBulkChange();
  const told = [`${useNaming()(selectedIds, rows)} ${done}.`, consequence].filter(Boolean).join(' ');
  const job = useBulkJob();
  const [asking, setAsking] = useState(false);
  const close = () => {
    job.forgetRefusal();
    setAsking(false);
  };
  const run = () => (job.isNeeded ? setAsking(true) : change({ ids: selectedIds, data, told }));
  return (
    <>
      <Button size="small" startIcon={icon} onClick={run}>
        {label}
      </Button>
      <Confirmation
        open={asking}
        title={question(job.records)}
        text={[consequence, 'You can undo it afterwards.'].filter(Boolean).join(' ')}
        action={label}
        busy={job.isPending}
        refusal={job.refusal}
        onConfirm={() => job.start({ action: 'update', values: data }, close)}
        onClose={close}
      />
    </>
  );
}
