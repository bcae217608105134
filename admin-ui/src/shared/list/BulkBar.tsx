import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { BulkActionsToolbar } from 'react-admin';
import { counted } from '../counted';
import { Deferred } from '../Deferred';
import { formatCount } from '../format';
import { useResourceOptions } from '../recordNoun';
import { useSelection } from './useSelection';

interface BulkBarProps {
  /** Whether anything is chosen. */
  open: boolean;
  children: ReactNode;
}

/** How many are chosen, what can be done with them and, where a whole page is, the way to all that match. */
export function BulkBar({ children }: BulkBarProps) {
  const { one, many } = useResourceOptions().noun;
  const { count } = useSelection();
  return (
    <BulkActionsToolbar
      label={`${counted(count, one, many)} selected`}
      selectAllButton={<SelectAllMatching />}
    >
      <Deferred>{children}</Deferred>
    </BulkActionsToolbar>
  );
}

function SelectAllMatching() {
  const { more, isWhole, isBeyondPage, chooseAll, clear } = useSelection();
  if (more > 0) {
    return (
      <Button size="small" onClick={chooseAll}>
        Select all {formatCount(more)} that match
      </Button>
    );
  }
  return isWhole || isBeyondPage ? (
    <Button size="small" onClick={clear}>
      Clear selection
    </Button>
  ) : null;
}
