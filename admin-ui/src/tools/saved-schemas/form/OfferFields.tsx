import { SCHEMA_AVAILABILITIES } from '@contracts/schema/schema';
import { FieldRow } from '../../../shared/form/FieldRow';
import { ChoiceInput } from './ChoiceInput';
import { DayInput } from './DayInput';
import { PartSwitch } from './PartSwitch';
import { TextInput } from './TextInput';

const AVAILABILITY_LABELS: Record<(typeof SCHEMA_AVAILABILITIES)[number], string> = {
  InStock: 'In stock',
  LimitedAvailability: 'Few left',
  PreOrder: 'Pre-order',
  BackOrder: 'Back order',
  OutOfStock: 'Out of stock',
  SoldOut: 'Sold out',
  Discontinued: 'Discontinued',
};
const CHOICES = [
  ['', 'Not stated'],
  ...SCHEMA_AVAILABILITIES.map((name) => [name, AVAILABILITY_LABELS[name]] as const),
] as const;

/** What a product costs at the shop. */
export function OfferFields({ index }: { index: number }) {
  const path = `products.${index}` as const;
  return (
    <PartSwitch
      name={`${path}.addOffer`}
      fields={[`${path}.price`, `${path}.currency`, `${path}.price_valid_until`, `${path}.offer_url`]}
    >
      <FieldRow>
        <TextInput name={`${path}.price`} keyboard="decimal" help="Such as 129.99." />
        <TextInput name={`${path}.currency`} help="Three letters, such as USD." />
      </FieldRow>
      <FieldRow>
        <ChoiceInput name={`${path}.availability`} choices={CHOICES} />
        <DayInput name={`${path}.price_valid_until`} />
      </FieldRow>
      <TextInput
        name={`${path}.offer_url`}
        required={false}
        keyboard="url"
        help="Optional: where it is sold, if that is not the product URL."
      />
    </PartSwitch>
  );
}
