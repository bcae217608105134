import type { InstanceView } from '@contracts/instance/instance';
import { INSTANCE_MESSAGES } from '@contracts/instance/instance-messages';
import { InstanceDto } from '@contracts/instance/instance.dto';
import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { FormProvider, type Path, useForm, useFormContext, type UseFormReturn } from 'react-hook-form';
import { ApiError, apiJson, messageOf } from '../../providers/apiClient';
import { ActionButton } from '../../shared/ActionButton';
import { FormSection, SECTION_WIDTH } from '../../shared/form/FormSection';
import { LeaveWarning } from '../../shared/form/LeaveWarning';
import { RefusedFocus } from '../../shared/form/RefusedFocus';
import { showInstance } from '../../shared/instance';
import { AccentField } from './AccentField';
import { LogoField } from './LogoField';
import TextField, { type TextFieldProps } from '@mui/material/TextField';

const resolver = classValidatorResolver(InstanceDto);

export function SettingsForm({ instance }: { instance: InstanceView }) {
  const form = useForm<InstanceDto>({ resolver, mode: 'onTouched', values: enteredOf(instance) });
  const { isDirty, isSubmitting } = form.formState;
  const save = useSaveSettings(form);
  return (
    <FormProvider {...form}>
      <form onSubmit={(event) => void form.handleSubmit(save)(event)} noValidate>
        <LeaveWarning />
        <RefusedFocus />
        <Card sx={{ overflow: 'clip' }}>
          <Box sx={{ p: { xs: 2, sm: 3, md: 4 }, display: 'grid', gap: 4 }}>
            <FormSection title="Name and logo" text="What people see first, and the title of every window.">
              <SettingField name="name" label="Name" required />
              <LogoField />
            </FormSection>
            <FormSection
              title="Accent color"
              text="For buttons and links. The dark scheme lightens it to keep it readable."
            >
              <AccentField />
            </FormSection>
            <FormSection place="contact" title="Contact" text="Support email and upgrade link.">
              <SettingField name="contactEmail" label="Contact email" type="email" />
              <SettingField name="upgradeUrl" label="Upgrade URL" type="url" placeholder="https://" />
            </FormSection>
          </Box>
          <Box sx={{ px: { xs: 2, sm: 3, md: 4 }, py: 2, borderTop: 1, borderColor: 'divider' }}>
            <Box sx={{ display: 'flex', justifyContent: 'flex-end', maxWidth: { md: SECTION_WIDTH } }}>
              <ActionButton type="submit" size="medium" inactive={!isDirty} loading={isSubmitting}>
                Save settings
              </ActionButton>
            </Box>
          </Box>
        </Card>
      </form>
    </FormProvider>
  );
}

function enteredOf({ name, accent, logo, contactEmail, upgradeUrl }: InstanceView): InstanceDto {
  return { name, accent, logo, contactEmail, upgradeUrl };
}

interface SettingFieldProps extends Pick<TextFieldProps, 'label' | 'type' | 'placeholder' | 'required'> {
  name: keyof InstanceDto;
}

/** One text of the settings, with what is wrong about it. */
function SettingField({ name, ...field }: SettingFieldProps) {
  const { register, formState } = useFormContext<InstanceDto>();
  const problem = formState.errors[name]?.message;
  return <TextField {...field} error={Boolean(problem)} helperText={problem ?? ' '} {...register(name)} />;
}

/** Saves what was entered and shows it at once; what the server refuses lands on its field. */
function useSaveSettings({ setError }: UseFormReturn<InstanceDto>) {
  const notify = useNotify();
  const queries = useQueryClient();
  return async (entered: InstanceDto) => {
    try {
      const saved = await apiJson<InstanceView>('/instance', { method: 'PUT', json: entered });
      queries.setQueryData(['instance'], saved);
      showInstance(saved);
      notify(INSTANCE_MESSAGES.saved, { type: 'success' });
    } catch (error) {
      const errors = Object.entries((error instanceof ApiError && error.errors) || {});
      for (const [field, message] of errors) setError(field as Path<InstanceDto>, { message });
      // Without an error of its own the form would count as saved.
      setError('root', { message: messageOf(error) });
      // The fields tell what is wrong with them.
      if (errors.length === 0) notify(messageOf(error), { type: 'error' });
    }
  };
}
