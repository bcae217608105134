import { USER_TYPES } from '@contracts/access/roles';
import { AutocompleteInput, ReferenceInput, SelectInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { DateInput } from '../../shared/form/DateInput';
import { FieldRow } from '../../shared/form/FieldRow';
import { FormSection } from '../../shared/form/FormSection';
import { LimitsSection } from '../pro-plans/LimitsSection';
import { ExtendedToolsInput } from './ExtendedToolsInput';

const TYPE_CHOICES = USER_TYPES.map((id) => ({ id, name: id === 'pro' ? 'Pro' : 'Free' }));

/** What only students have: a batch with tools, and, when pro, a plan. */
export function StudentInputs() {
  const userType = useWatch<{ userType: string }>({ name: 'userType' });
  return (
    <>
      <FormSection
        title="Batch and tools"
        text="The batch's tools are given; more can be ticked for this user."
      >
        <ReferenceInput source="batch" reference="tools-permissions" sort={{ field: 'batch', order: 'ASC' }}>
          <AutocompleteInput optionText="batch" isRequired />
        </ReferenceInput>
        <ExtendedToolsInput />
      </FormSection>
      <FormSection title="Plan" text="Pro users have a plan until their subscription ends.">
        <SelectInput source="userType" label="User type" choices={TYPE_CHOICES} isRequired />
        {userType === 'pro' ? (
          <FieldRow>
            <ReferenceInput source="userPlan" reference="pro-plans" sort={{ field: 'name', order: 'ASC' }}>
              <AutocompleteInput label="User plan" optionText="name" isRequired />
            </ReferenceInput>
            <DateInput source="subscriptionEndDate" label="Subscription end date" isRequired />
          </FieldRow>
        ) : null}
      </FormSection>
      {userType === 'pro' ? (
        <LimitsSection
          source="extendedPlans"
          title="Extended plan"
          text="Limits of this user's own; a tool left off follows the plan."
        />
      ) : null}
    </>
  );
}
