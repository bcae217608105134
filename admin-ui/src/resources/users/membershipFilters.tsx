import { AutocompleteInput, ReferenceInput } from 'react-admin';

const WIDE = { minWidth: 240 };

/** Filters of a list of users by their batch and their plan. React-admin reads `source` off the elements themselves. */
export const MEMBERSHIP_FILTERS = [
  <ReferenceInput
    key="batch"
    source="batch"
    reference="tools-permissions"
    sort={{ field: 'batch', order: 'ASC' }}
  >
    <AutocompleteInput optionText="batch" sx={WIDE} />
  </ReferenceInput>,
  <ReferenceInput
    key="userPlan"
    source="userPlan"
    label="Plan"
    reference="pro-plans"
    sort={{ field: 'name', order: 'ASC' }}
  >
    <AutocompleteInput label="Plan" optionText="name" sx={WIDE} />
  </ReferenceInput>,
];
