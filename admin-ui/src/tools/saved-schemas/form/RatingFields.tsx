import { FieldRow } from '../../../shared/form/FieldRow';
import { PartSwitch } from './PartSwitch';
import { TextInput } from './TextInput';
import { useRevalidate } from './useRevalidate';

/** Whether a product is rated, and on which scale. */
export function RatingFields({ index }: { index: number }) {
  const path = `products.${index}` as const;
  const revalidate = useRevalidate();
  return (
    <PartSwitch
      name={`${path}.addRating`}
      fields={[`${path}.rating`, `${path}.max_rating`, `${path}.worst_rating`]}
    >
      <FieldRow columns={3}>
        <TextInput name={`${path}.rating`} keyboard="decimal" help="Such as 4.5." />
        <TextInput
          name={`${path}.max_rating`}
          keyboard="decimal"
          help="Such as 5."
          onChanged={() => revalidate(`${path}.rating`, `${path}.worst_rating`)}
        />
        <TextInput
          name={`${path}.worst_rating`}
          keyboard="decimal"
          help="Such as 1."
          onChanged={() => revalidate(`${path}.rating`)}
        />
      </FieldRow>
    </PartSwitch>
  );
}
