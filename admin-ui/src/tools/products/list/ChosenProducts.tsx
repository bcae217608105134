import type { ProductEntry } from '@contracts/products/products';
import { useState } from 'react';
import { counted } from '../../../shared/counted';
import { lazyOverlay } from '../../../shared/lazyOverlay';
import { DeleteProducts } from './DeleteProducts';
import { ProductBulkBar } from './ProductBulkBar';
import { useChanges } from './useChanges';
import { useExport } from './useExport';
import type { Library } from './useLibrary';

const BulkEditDialog = lazyOverlay(() => import('./BulkEditDialog'), 'BulkEditDialog');

interface ChosenProductsProps {
  library: Library;
  /** One whose row's button asks to delete it. */
  doomed: ProductEntry | undefined;
  onSpared: () => void;
}

/** What is done with the chosen products together, and the question before products are deleted. */
export function ChosenProducts({ library, doomed, onSpared }: ChosenProductsProps) {
  const { selection, order } = library;
  const chosen = selection.selected;
  const [editing, setEditing] = useState(false);
  const [deleting, setDeleting] = useState(false);
  const { update } = useChanges();
  const { save, exporting } = useExport();
  return (
    <>
      <ProductBulkBar
        selection={selection}
        exporting={exporting}
        onEdit={() => setEditing(true)}
        onExport={() => save(order)}
        onDelete={() => setDeleting(true)}
      />
      <BulkEditDialog
        open={editing}
        count={selection.count}
        onClose={() => setEditing(false)}
        onSubmit={(values) => update(chosen, values).then(selection.clear)}
      />
      <DeleteProducts
        doomed={doomed ?? (deleting ? 'chosen' : undefined)}
        chosen={chosen}
        onDeleted={selection.clear}
        products={counted(selection.count, 'product')}
        onClose={() => {
          setDeleting(false);
          onSpared();
        }}
      />
    </>
  );
}
