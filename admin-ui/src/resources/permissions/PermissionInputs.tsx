import { PERMITTED_TOOLS } from '@contracts/access/tools';
import { chooseDefaultTool } from '@domain/access/permission-ticking';
import type { ChangeEvent } from 'react';
import { SelectInput, TextInput, useInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { FieldRow } from '../../shared/form/FieldRow';
import { FormSection } from '../../shared/form/FormSection';
import { PermissionChecklist } from './PermissionChecklist';

const TOOL_CHOICES = PERMITTED_TOOLS.map(({ id, title }) => ({ id, name: title }));

/** A form's value is of no type; an empty one is none. */
const heldIn = (value: unknown) => (value ?? []) as string[];

/** The batch, where its students land, and what they may use. */
export function PermissionInputs() {
  const { setValue } = useFormContext();
  const defaultTool = useWatch<{ defaultTool?: string }, 'defaultTool'>({ name: 'defaultTool' });
  const { field, fieldState } = useInput<string[]>({ source: 'allowed' });
  const selection = { defaultTool: defaultTool ?? '', allowed: heldIn(field.value) };
  const choose = (toolId: string) => {
    const { allowed } = chooseDefaultTool(selection, toolId);
    setValue('allowed', [...allowed], { shouldDirty: true, shouldValidate: true });
  };
  return (
    <>
      <FormSection title="Batch" text="A name that students and admins know, such as a number or a month.">
        <FieldRow>
          <TextInput source="batch" isRequired />
          <SelectInput
            source="defaultTool"
            label="First Route (Tool)"
            helperText="The page that students land on after login."
            choices={TOOL_CHOICES}
            isRequired
            onChange={(event) => choose((event as ChangeEvent<HTMLInputElement>).target.value)}
          />
        </FieldRow>
      </FormSection>
      <FormSection
        title="Tools"
        text="What students of this batch may use. The first route is always included."
      >
        <PermissionChecklist
          label="Allowed tools"
          selection={selection}
          onChange={({ allowed }) => field.onChange([...allowed])}
          error={fieldState.error?.message}
        />
      </FormSection>
    </>
  );
}
