import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { type RaRecord, useListContext } from 'react-admin';
import { useNaming } from '../recordNoun';
import { useBulkChange } from './useBulkChange';

interface BulkUpdateProps {
  label: string;
  icon: ReactNode;
  data: Record<string, unknown>;
  /** What was done, behind the name or number: `activated`. */
  done: string;
  /** What follows from it. */
  consequence?: string;
}

/** Gives the chosen rows the same values; the toast tells what follows, and can undo it. */
export function BulkUpdate({ label, icon, data, done, consequence }: BulkUpdateProps) {
  const { selectedIds, data: rows = [] } = useListContext<RaRecord>();
  const change = useBulkChange();
  const told = [`${useNaming()(selectedIds, rows)} ${done}.`, consequence].filter(Boolean).join(' ');
  return (
    <Button size="small" startIcon={icon} onClick={() => change({ ids: selectedIds, data, told })}>
      {label}
    </Button>
  );
}
