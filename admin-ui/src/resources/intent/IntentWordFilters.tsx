import { BooleanInput, SelectInput } from 'react-admin';
import { INTENT_LANGUAGE_CHOICES } from '../../shared/intent/intentLanguages';
import { FilterParts, type FilterPartsProps } from '../../shared/list/filters/FilterParts';

const FILTERS = [
  <SelectInput key="language" source="language" choices={INTENT_LANGUAGE_CHOICES} />,
  <BooleanInput key="important" source="important" label="Important" defaultValue={true} />,
];

export function IntentWordFilters({ part }: FilterPartsProps) {
  return <FilterParts part={part} filters={FILTERS} />;
}
