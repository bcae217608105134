import type { ReactNode } from 'react';
import { BulkDelete } from './BulkDelete';
import { BulkExport } from './BulkExport';

/** What can be done with chosen records of any list, after what can be done with those of this one. */
export function RecordBulkActions({ children }: { children?: ReactNode }) {
  return (
    <>
      {children}
      <BulkExport />
      <BulkDelete />
    </>
  );
}
