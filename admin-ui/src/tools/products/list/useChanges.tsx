import type { ProductChangeView } from '@contracts/products/product-changes';
import type { ProductValuesDto } from '@contracts/products/product-changes.dto';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { counted } from '../../../shared/counted';
import { productKeys } from '../../../shared/products/productLibrary';
import { changeProducts, type ProductSelected } from '../productApi';
import { UndoLine } from './UndoLine';
import { UNDO_MS, useUndo } from './useUndo';

/** Changes and deletes products; what was done is told with the way back. Rejects with the server's refusal. */
export function useChanges() {
  const client = useQueryClient();
  const notify = useNotify();
  const run = async (work: Promise<ProductChangeView>, done: (products: string) => string) => {
    try {
      const { id, changed } = await work;
      const text = done(counted(changed, 'product'));
      notify(<UndoMessage text={text} change={id} />, { type: 'success', autoHideDuration: UNDO_MS });
    } finally {
      // After a refusal, too: another number may match by now.
      await client.invalidateQueries({ queryKey: productKeys.all });
    }
  };
  return {
    /** Under the name of the only one, where it has one. */
    remove: (selection: ProductSelected, name?: string) =>
      run(
        changeProducts({ action: 'delete' }, selection),
        (products) => `${name ? `“${name}”` : products} deleted.`,
      ),
    update: (selection: ProductSelected, values: ProductValuesDto) =>
      run(changeProducts({ action: 'update', values }, selection), (products) => `${products} changed.`),
  };
}

interface UndoMessageProps {
  /** What was done. */
  text: string;
  /** Id of the change. */
  change: string;
}

/** In a toast: what was done to products, and the button that takes it back; then what that came to. */
function UndoMessage({ text, change }: UndoMessageProps) {
  return <UndoLine text={text} {...useUndo(change)} />;
}
