import type { ProductView } from '@contracts/products/products';
import type { ShopView } from '@contracts/products/shops';
import { presetOf } from '@domain/blocks/blocks';
import { filledBlock, gapsOf, partAt } from '@domain/products/fill-block';
import { createContext, useContext } from 'react';
import { useFormContext } from 'react-hook-form';
import type { BlockVariant } from '@contracts/blocks/blocks';
import { type Fill, FillFromProduct } from '../../../shared/products/FillFromProduct';
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
  const fill = (product: ProductView, shops: readonly ShopView[]): Fill => {
    if (!variant) return { undo: () => undefined };
    const place = path.replace(/\.$/, '');
    const block = blockOf(variant, getValues());
    const filled = filledBlock(block, place, product, { shops, sample: presetOf(variant) });
    const part = partAt(filled, place);
    return {
      undo: change(fieldChanges(formOf(variant, block.config), formOf(variant, filled.config))),
      gaps: part && gapsOf(variant, part),
    };
  };
  return <FillFromProduct of={of} onFill={fill} />;
}
