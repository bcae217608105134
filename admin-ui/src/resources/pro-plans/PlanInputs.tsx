import { FREE_PLAN_NAME } from '@contracts/plans/plans';
import { TextInput } from 'react-admin';
import { FormSection } from '../../shared/form/FormSection';
import { LimitsSection } from './LimitsSection';

export function PlanInputs() {
  return (
    <>
      <FormSection title="Plan" text={`Free users have the limits of the plan named ${FREE_PLAN_NAME}.`}>
        <TextInput source="name" isRequired />
      </FormSection>
      <LimitsSection
        source="limits"
        title="Limits"
        text="How often each tool may be used per period. A tool left empty allows none."
      />
    </>
  );
}
