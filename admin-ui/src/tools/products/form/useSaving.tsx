import type { Product } from '@contracts/products/products';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import type { UseFormSetError } from 'react-hook-form';
import { productKeys } from '../../../shared/products/productLibrary';
import { saveProduct } from '../productApi';
import type { NamedProduct } from '../uses/ProductWindow';
import { UsedMessage } from '../uses/UsedMessage';
import { countBlocks } from '../uses/usesApi';
import { tellRefusal } from './productForm';
import type { ProductValues } from './productValues';

/** Long enough to read it and to reach its button. */
const OFFER_MS = 10_000;

interface Ways {
  setError: UseFormSetError<ProductValues>;
  onTakeOver: (product: NamedProduct) => void;
}

/**
 * Saves a product, or adds one; what is refused lands on its field. Where saved blocks use it, what would change in them is
 * offered.
 */
export function useSaving(
  id: string | undefined,
  { setError, onTakeOver }: Ways,
  onSaved: () => void,
): (product: Product) => Promise<void> {
  const client = useQueryClient();
  const notify = useNotify();
  const tell = async (saved: NamedProduct) => {
    // It is saved whether its uses are known or not.
    const blocks = id ? await countBlocks(id).catch(() => 0) : 0;
    if (blocks > 0) {
      const look = () => onTakeOver({ id: saved.id, name: saved.name });
      const offer = <UsedMessage blocks={blocks} onLook={look} />;
      notify(offer, { type: 'success', autoHideDuration: OFFER_MS });
    } else notify(id ? 'The product is saved.' : 'The product is added.', { type: 'success' });
  };
  return async (product) => {
    try {
      const saved = await saveProduct(product, id);
      // A form that is closing keeps what it shows: one that is loaded again would take the focus with it.
      client.setQueryData(productKeys.one(saved.id), saved);
      void client.invalidateQueries({ queryKey: productKeys.all });
      onSaved();
      await tell(saved);
    } catch (error) {
      tellRefusal(error, setError);
    }
  };
}
