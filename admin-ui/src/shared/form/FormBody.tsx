import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { type ReactNode, type SyntheticEvent, useEffect } from 'react';
import { type FieldValues, FormProvider, useFormState, type UseFormReturn } from 'react-hook-form';
import { RefusedFocus } from './RefusedFocus';

interface FormBodyProps<Values extends FieldValues, Context, Sent> {
  form: UseFormReturn<Values, Context, Sent>;
  /** Above the fields. */
  head?: ReactNode;
  /** Between the fields, in units of the theme. */
  gap: number;
  saveLabel: string;
  onSave: (entered: Sent) => Promise<void>;
  onDirty: (dirty: boolean) => void;
  onClose: () => void;
  children: ReactNode;
}

/** A form in a FormDialog: the fields, what is refused of all of them, and the buttons always in sight below. */
export function FormBody<Values extends FieldValues, Context, Sent>(
  props: FormBodyProps<Values, Context, Sent>,
) {
  const { form, head, gap, saveLabel, onSave, onDirty, onClose, children } = props;
  const { errors, isDirty, isSubmitting } = useFormState({ control: form.control });
  useEffect(() => {
    onDirty(isDirty);
    return () => onDirty(false);
  }, [isDirty, onDirty]);
  const submit = (event: SyntheticEvent) => {
    // The dialog may have been opened inside another form, which is not to be sent.
    event.stopPropagation();
    void form.handleSubmit(onSave)(event);
  };
  return (
    <FormProvider {...form}>
      <Box
        component="form"
        noValidate
        onSubmit={submit}
        sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, flex: 1 }}
      >
        <RefusedFocus />
        {head}
        <DialogContent
          dividers
          sx={{ display: 'grid', alignContent: 'start', gap, px: { xs: 2, sm: 3 }, py: 3 }}
        >
          {children}
          {errors.root?.message ? <Alert severity="error">{errors.root.message}</Alert> : null}
        </DialogContent>
        <DialogActions sx={{ px: { xs: 2, sm: 3 }, py: 2 }}>
          <Button onClick={onClose}>Close</Button>
          <Button type="submit" variant="contained" loading={isSubmitting}>
            {saveLabel}
          </Button>
        </DialogActions>
      </Box>
    </FormProvider>
  );
}
