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
      help="Only ratings that your visitors gave on your own site: Google forbids those of other sites."
      fields={[`${path}.aggregate_rating`, `${path}.aggregate_max`, `${path}.aggregate_count`]}
    >
      <FieldRow columns={3}>
        <TextInput name={`${path}.aggregate_rating`} keyboard="decimal" help="Such as 4.4" />
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
