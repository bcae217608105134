import { FREE_PLAN_NAME } from '@contracts/plans/plans';
import { NumberInput, TextInput } from 'react-admin';
import { FieldRow } from '../../shared/form/FieldRow';
import { FormSection } from '../../shared/form/FormSection';
import { LimitsSection } from './LimitsSection';

export function PlanInputs() {
  return (
    <>
      <FormSection title="Plan" text={`Free users have the limits of the plan named ${FREE_PLAN_NAME}.`}>
        <TextInput source="name" isRequired />
      </FormSection>
      <FormSection title="On the pricing page" text="What students read when they look for a plan.">
        <FieldRow>
          <TextInput source="priceText" label="Price" helperText="In your own words, such as $29 a month." />
          <NumberInput source="position" label="Order" min={0} helperText="Lower numbers show first." />
        </FieldRow>
        <TextInput source="description" multiline minRows={2} />
      </FormSection>
      <LimitsSection
        source="limits"
        title="Limits"
        text="How often each tool may be used per period. A tool left empty allows none."
      />
    </>
  );
}
