import type { ProductEntry } from '@contracts/products/products';
import { useState } from 'react';
import { messageOf } from '../../../providers/apiClient';
import { Confirmation } from '../../../shared/Confirmation';
import type { ProductSelected } from '../productApi';
import { useChanges } from './useChanges';

interface DeleteProductsProps {
  /** One, or those that are chosen; none asks nothing. */
  doomed: ProductEntry | 'chosen' | undefined;
  chosen: ProductSelected;
  /** `3 products` */
  products: string;
  /** Those that were chosen are gone. */
  onDeleted: () => void;
  onClose: () => void;
}

/** Asks before products are deleted; the toast can still undo it. */
export function DeleteProducts({ doomed, chosen, products, onDeleted, onClose }: DeleteProductsProps) {
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  // What it asked about stays while it fades.
  const [asked, setAsked] = useState({ doomed, products });
  if (doomed !== undefined && doomed !== asked.doomed) setAsked({ doomed, products });
  const { remove } = useChanges();
  const one = typeof asked.doomed === 'object' ? asked.doomed : undefined;
  const close = () => {
    setRefusal(undefined);
    onClose();
  };
  const confirm = async () => {
    setBusy(true);
    try {
      await (one ? remove({ ids: [one.id] }, one.name) : remove(chosen).then(onDeleted));
      close();
    } catch (error) {
      setRefusal(messageOf(error));
    }
    setBusy(false);
  };
  return (
    <Confirmation
      open={doomed !== undefined}
      busy={busy}
      refusal={refusal}
      title={`Delete ${one ? `“${one.name}”` : asked.products}?`}
      text="Blocks and schemas that were filled from it stay as they are. You can undo it right afterwards."
      action="Delete"
      destroys
      onConfirm={() => void confirm()}
      onClose={close}
    />
  );
}
