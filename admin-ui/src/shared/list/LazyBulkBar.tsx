import type { ReactNode } from 'react';
import { useListContext } from 'react-admin';
import { lazyOverlay } from '../lazyOverlay';

const BulkBar = lazyOverlay(() => import('./BulkBar'), 'BulkBar');

/** The `BulkBar`, loaded in a quiet moment or when a row is chosen. */
export function LazyBulkBar({ children }: { children: ReactNode }) {
  return <BulkBar open={useListContext().selectedIds.length > 0}>{children}</BulkBar>;
}
