import { AutocompleteInput, ReferenceInput } from 'react-admin';
import { DateInput } from '../../shared/form/DateInput';
import { FieldRow } from '../../shared/form/FieldRow';
import { LimitsSection } from '../plans/LimitsSection';

/** The plan of a pro user, and its end. */
export function PlanInputs() {
  return (
    <FieldRow>
      <ReferenceInput source="userPlan" reference="pro-plans" sort={{ field: 'name', order: 'ASC' }}>
        <AutocompleteInput label="User plan" optionText="name" isRequired />
      </ReferenceInput>
      <DateInput source="subscriptionEndDate" label="Subscription end date" isRequired />
    </FieldRow>
  );
}

/** What a pro user may do beside the plan. */
export function OwnLimits() {
  return (
    <LimitsSection
      source="extendedPlans"
      title="Extended plan"
      text="This user’s own limits. Tools that are not listed follow the plan."
    />
  );
}
