import type { ProductView } from '@contracts/products/products';
import type { ShopView } from '@contracts/products/shops';
import type { SchemaForm } from '@contracts/schema/schema';
import { filledSchemaProduct } from '@domain/products/fill-schema';
import { useFormContext } from 'react-hook-form';
import { FieldRow } from '../../../shared/form/FieldRow';
import { FillFromProduct } from '../../../shared/products/FillFromProduct';
import { fieldChanges, useFieldChanges } from '../../../shared/products/useFieldChanges';
import { OfferFields } from './OfferFields';
import { PartSwitch } from './PartSwitch';
import { RatingFields } from './RatingFields';
import { TextInput, type TextPath } from './TextInput';
import { useRevalidate } from './useRevalidate';

/** One product with its review. */
export function ProductFields({ index }: { index: number }) {
  const path = `products.${index}` as const;
  return (
    <>
      <FillProduct index={index} />
      <FieldRow>
        <TextInput name={`${path}.name`} />
        <TextInput name={`${path}.brand`} />
      </FieldRow>
      <TextInput name={`${path}.url`} keyboard="url" />
      <TextInput name={`${path}.image`} keyboard="url" />
      <TextInput name={`${path}.award`} required={false} help="Optional, such as Best for small kitchens." />
      <FieldRow>
        <TextInput name={`${path}.sku`} required={false} help="Optional: the maker’s or shop’s number." />
        <TextInput
          name={`${path}.gtin`}
          required={false}
          keyboard="numeric"
          help="Optional: the digits below the barcode."
        />
      </FieldRow>
      <TextInput name={`${path}.description`} long />
      <FieldRow>
        <TextInput name={`${path}.pros`} long help="One per line." />
        <TextInput name={`${path}.cons`} long help="One per line." />
      </FieldRow>
      <RatingFields index={index} />
      <OfferFields index={index} />
      <AggregateFields index={index} />
    </>
  );
}

/** What the site's own visitors gave a product, on average. */
function AggregateFields({ index }: { index: number }) {
  const path = `products.${index}` as const;
  const revalidate = useRevalidate();
  return (
    <PartSwitch
      name={`${path}.addAggregate`}
      help="Only ratings that your visitors gave on your own site: Google forbids those of other sites."
      fields={[`${path}.aggregate_rating`, `${path}.aggregate_max`, `${path}.aggregate_count`]}
    >
      <FieldRow columns={3}>
        <TextInput name={`${path}.aggregate_rating`} keyboard="decimal" help="Such as 4.4." />
        <TextInput
          name={`${path}.aggregate_max`}
          keyboard="decimal"
          help="Such as 5."
          onChanged={() => revalidate(`${path}.aggregate_rating`)}
        />
        <TextInput name={`${path}.aggregate_count`} keyboard="numeric" help="Such as 89." />
      </FieldRow>
    </PartSwitch>
  );
}

/** Fills a product of the schema from one of the library. */
function FillProduct({ index }: { index: number }) {
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
