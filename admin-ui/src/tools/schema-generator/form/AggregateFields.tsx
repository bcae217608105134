import { FieldRow } from '../../../shared/form/FieldRow';
import { PartSwitch } from './PartSwitch';
import { TextInput } from './TextInput';
import { useRevalidate } from './useRevalidate';

/** What the site's own visitors gave a product, on average. */
export function AggregateFields({ index }: { index: number }) {
  const path = `products.${index}` as const;
  const revalidate = useRevalidate();
  return (
    <PartSwitch
      name={`${path}.addAggregate`}
      fields={[`${path}.aggregate_rating`, `${path}.aggregate_max`, `${path}.aggregate_count`]}
    >
      <FieldRow columns={3}>
        <TextInput
          name={`${path}.aggregate_rating`}
          keyboard="decimal"
          help="Given on your own site: Google forbids ratings of other sites"
        />
        <TextInput
          name={`${path}.aggregate_max`}
          keyboard="decimal"
          help="Such as 5"
          onChanged={() => revalidate(`${path}.aggregate_rating`)}
        />
        <TextInput name={`${path}.aggregate_count`} keyboard="numeric" help="Such as 89" />
      </FieldRow>
    </PartSwitch>
  );
}
