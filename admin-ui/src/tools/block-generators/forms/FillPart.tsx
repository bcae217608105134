import type { ProductView } from '@contracts/products/products';
import type { ShopView } from '@contracts/products/shops';
import { filledPart, partAt, withPart } from '@domain/products/fill-block';
import { createContext, useContext } from 'react';
import { useFormContext } from 'react-hook-form';
import type { BlockVariant } from '@contracts/blocks/blocks';
import { FillFromProduct } from '../../../shared/products/FillFromProduct';
import { fieldChanges, useFieldChanges } from '../../../shared/products/useFieldChanges';
import { blockOf, formOf, type FormShape } from '../editor/formShape';

/** Which style the form is of. */
export const FormVariant = createContext<BlockVariant | undefined>(undefined);

interface FillPartProps {
  /** Where the product stands in the form, with its dot; empty for the form itself. */
  path?: string;
  /** What it is called among several: Product 2. */
  of?: string;
}

/** Fills a product of the block from one of the library. */
export function FillPart({ path = '', of }: FillPartProps) {
  const variant = useContext(FormVariant);
  const { getValues } = useFormContext<FormShape>();
  const change = useFieldChanges();
  const fill = (product: ProductView, shops: readonly ShopView[]) => {
    if (!variant) return () => undefined;
    const place = path.replace(/\.$/, '');
    const block = blockOf(variant, getValues());
    const part = partAt(block, place);
    if (!part) return () => undefined;
    const filled = withPart(block, place, filledPart(variant, part, product, { shops }));
    return change(fieldChanges(formOf(variant, block.config), formOf(variant, filled.config)));
  };
  return <FillFromProduct of={of} onFill={fill} />;
}
