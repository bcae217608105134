import type { ProductView } from '@contracts/products/products';
import type { ShopView } from '@contracts/products/shops';
import type { SchemaForm } from '@contracts/schema/schema';
import { filledSchemaProduct } from '@domain/products/fill-schema';
import { useFormContext } from 'react-hook-form';
import { FillFromProduct } from '../../../shared/products/FillFromProduct';
import { fieldChanges, useFieldChanges } from '../../../shared/products/useFieldChanges';
import type { TextPath } from './TextInput';

/** Fills a product of the schema from one of the library. */
export function FillProduct({ index }: { index: number }) {
  const { getValues, trigger } = useFormContext<SchemaForm>();
  const change = useFieldChanges();
  const fill = (product: ProductView, shops: readonly ShopView[]) => {
    const path = `products.${index}` as const;
    const before = getValues(path);
    const changes = fieldChanges(before, filledSchemaProduct(before, product, { shops }), path);
    const paths = changes.map(([field]) => field as TextPath);
    const undo = change(changes);
    void trigger(paths);
    return {
      undo: () => {
        undo();
        void trigger(paths.filter((field) => getValues(field) !== ''));
      },
    };
  };
  return <FillFromProduct of={`Product ${index + 1}`} onFill={fill} />;
}
