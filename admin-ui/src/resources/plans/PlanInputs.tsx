import { MESSAGES } from '@contracts/messages';
import { FREE_PLAN_NAME, type PlanView } from '@contracts/plans/plans';
import { isFreePlan } from '@domain/usage/free-plan';
import { NumberInput, TextInput, useRecordContext } from 'react-admin';
import { FieldRow } from '../../shared/form/FieldRow';
import { FormSection } from '../../shared/form/FormSection';
import { LimitsSection } from './LimitsSection';

const FREE_RULE = `Free users have the limits of the plan named ${FREE_PLAN_NAME}.`;

export function PlanInputs() {
  const plan = useRecordContext<PlanView>();
  const isFree = plan !== undefined && isFreePlan(plan.name);
  return (
    <>
      <FormSection title="Plan" text={isFree ? MESSAGES.freePlanKept : FREE_RULE}>
        <TextInput source="name" isRequired readOnly={isFree} />
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
