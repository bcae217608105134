import { type Tool, TOOLS } from '@contracts/tools';
import { chooseDefaultTool } from '@domain/access/permission-ticking';
import type { ChangeEvent } from 'react';
import { SelectInput, TextInput, useInput } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { FieldRow } from '../../shared/form/FieldRow';
import { FormSection } from '../../shared/form/FormSection';
import { PermissionChecklist } from './PermissionChecklist';

const TOOL_CHOICES = (TOOLS as readonly Tool[])
  .filter((tool) => tool.ready)
  .map(({ id, title }) => ({ id, name: title }));

/** The batch, where its students land, and what they may use. */
export function PermissionInputs() {
  const { setValue, watch } = useFormContext<{ defaultTool: string; allowed: string[] }>();
  const { field, fieldState } = useInput<string[]>({ source: 'allowed' });
  const selection = { defaultTool: watch('defaultTool') ?? '', allowed: field.value ?? [] };
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
            onChange={(event) => choose(String((event as ChangeEvent<HTMLInputElement>).target.value))}
          />
        </FieldRow>
      </FormSection>
      <FormSection
        title="Tools"
        text="What the batch’s students may use. The first route is always among them."
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
