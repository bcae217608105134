import { FieldRow } from '../../../shared/form/FieldRow';
import { RatingFields } from './RatingFields';
import { TextInput } from './TextInput';

/** One product with its review. */
export function ProductFields({ index }: { index: number }) {
  const path = `products.${index}` as const;
  return (
    <>
      <FieldRow>
        <TextInput name={`${path}.name`} />
        <TextInput name={`${path}.brand`} />
      </FieldRow>
      <TextInput name={`${path}.url`} keyboard="url" />
      <TextInput name={`${path}.image`} keyboard="url" />
      <TextInput name={`${path}.award`} required={false} help="Optional, such as Best for small kitchens" />
      <TextInput name={`${path}.description`} long />
      <FieldRow>
        <TextInput name={`${path}.pros`} long help="One per line" />
        <TextInput name={`${path}.cons`} long help="One per line" />
      </FieldRow>
      <RatingFields index={index} />
    </>
  );
}
