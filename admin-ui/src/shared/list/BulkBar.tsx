import type { ReactNode } from 'react';
import { BulkActionsToolbar } from 'react-admin';
import { useResourceOptions } from '../recordNoun';

/** What can be done with the chosen rows. Those of other pages are not to be chosen unseen. */
export function BulkBar({ children }: { children: ReactNode }) {
  const { one, many } = useResourceOptions().noun;
  return (
    <BulkActionsToolbar
      label={`1 ${one} selected |||| %{smart_count} ${many} selected`}
      selectAllButton={false}
    >
      {children}
    </BulkActionsToolbar>
  );
}
