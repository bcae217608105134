import { FieldRow } from '../../../shared/form/FieldRow';
import { AggregateFields } from './AggregateFields';
import { FillProduct } from './FillProduct';
import { OfferFields } from './OfferFields';
import { RatingFields } from './RatingFields';
import { TextInput } from './TextInput';

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
      <TextInput name={`${path}.award`} required={false} help="Optional, such as Best for small kitchens" />
      <FieldRow>
        <TextInput name={`${path}.sku`} required={false} help="Optional: the maker’s or shop’s number" />
        <TextInput
          name={`${path}.gtin`}
          required={false}
          keyboard="numeric"
          help="Optional: the digits below the barcode"
        />
      </FieldRow>
      <TextInput name={`${path}.description`} long />
      <FieldRow>
        <TextInput name={`${path}.pros`} long help="One per line" />
        <TextInput name={`${path}.cons`} long help="One per line" />
      </FieldRow>
      <RatingFields index={index} />
      <OfferFields index={index} />
      <AggregateFields index={index} />
    </>
  );
}
