import type { ProductEntry } from '@contracts/products/products';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../../providers/apiClient';
import { Confirmation } from '../../../shared/Confirmation';
import type { ProductSelected } from '../productApi';
import { UsesOfDoomed } from '../uses/UsesOfDoomed';
import { countUses, usesKeys } from '../uses/usesApi';
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
  const [asked, setAsked] = useState({ doomed, products, chosen });
  const [wasOpen, setWasOpen] = useState(false);
  const isOpen = doomed !== undefined;
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (isOpen) setAsked({ doomed, products, chosen });
  }
  const { remove } = useChanges();
  const one = typeof asked.doomed === 'object' ? asked.doomed : undefined;
  const selection: ProductSelected = one ? { ids: [one.id] } : asked.chosen;
  const uses = useQuery({
    queryKey: usesKeys.uses(selection),
    queryFn: ({ signal }) => countUses(selection, signal),
    enabled: isOpen && wasOpen,
    retry: false,
    staleTime: 0,
    gcTime: 0,
  });
  const close = () => {
    setRefusal(undefined);
    onClose();
  };
  const confirm = async () => {
    setBusy(true);
    try {
      await (one ? remove(selection, one.name) : remove(selection).then(onDeleted));
      close();
    } catch (error) {
      setRefusal(messageOf(error));
    }
    setBusy(false);
  };
  return (
    <Confirmation
      open={isOpen}
      busy={busy}
      refusal={refusal}
      title={`Delete ${one ? `“${one.name}”` : asked.products}?`}
      waiting={uses.isPending}
      text={`Blocks and schemas that were filled from ${one ? 'it' : 'them'} stay as they are. You can undo this right afterwards.`}
      action="Delete"
      destroys
      onConfirm={() => void confirm()}
      onClose={close}
    >
      <UsesOfDoomed uses={uses} one={one !== undefined} />
    </Confirmation>
  );
}
