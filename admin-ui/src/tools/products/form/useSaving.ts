import type { Product } from '@contracts/products/products';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import type { UseFormSetError } from 'react-hook-form';
import { productKeys } from '../../../shared/products/productLibrary';
import { saveProduct } from '../productApi';
import { tellRefusal } from './productForm';
import type { ProductValues } from './productValues';

/** Saves a product, or adds one; what is refused lands on its field. */
export function useSaving(
  id: string | undefined,
  setError: UseFormSetError<ProductValues>,
  onSaved: () => void,
): (product: Product) => Promise<void> {
  const client = useQueryClient();
  const notify = useNotify();
  return async (product) => {
    try {
      const { id: savedId } = await saveProduct(product, id);
      client.removeQueries({ queryKey: productKeys.one(savedId) });
      notify(id ? 'The product is saved.' : 'The product is added.', { type: 'success' });
      void client.invalidateQueries({ queryKey: productKeys.all });
      onSaved();
    } catch (error) {
      tellRefusal(error, setError);
    }
  };
}
