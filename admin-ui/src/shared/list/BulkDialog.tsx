import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId, useState } from 'react';
import { Form } from 'react-admin';
import type { Resolver } from 'react-hook-form';
import type { BulkJobStart } from './useBulkJob';

interface BulkDialogProps<Values extends object> {
  /** On the button that opens it. */
  label: string;
  icon: ReactNode;
  /** What it does, with the number or the name: `Set the batch of 3 students`. */
  title: string;
  /** What follows from it, and for whom it does not. */
  text: string;
  action: string;
  /** Nothing can be entered: the text says why. */
  impossible?: boolean;
  defaultValues?: Record<string, unknown>;
  /** One sentence for each field that is not filled in. */
  validate: (values: Partial<Values>) => Partial<Record<keyof Values, string | undefined>>;
  /** Of rows that the page shows. */
  onSubmit: (values: Values) => void;
  /** Takes the values where rows beyond the page are chosen. */
  job: BulkJobStart;
  /** What is sent; else the values as they are. */
  sent?: (values: Values) => Record<string, unknown>;
  children: ReactNode;
}

/** A button of the chosen rows that asks for a value first. */
export function BulkDialog<Values extends object>(props: BulkDialogProps<Values>) {
  const { label, icon, title, text, action, impossible = false, job, children } = props;
  const [open, setOpen] = useState(false);
  const id = useId();
  const close = () => {
    job.forgetRefusal();
    setOpen(false);
  };
  const submit = (entered: object) => {
    const values = entered as Values;
    // It stays open until the change is accepted: what was entered can be sent again.
    if (job.isNeeded) {
      job.start({ action: 'update', values: props.sent?.(values) ?? values }, close);
      return;
    }
    close();
    props.onSubmit(values);
  };
  const resolver = (values: object) => {
    const problems = Object.entries(props.validate(values)).filter(([, message]) => message);
    const errors = Object.fromEntries(
      problems.map(([field, message]) => [field, { type: 'value', message }]),
    );
    return { values: problems.length > 0 ? {} : values, errors };
  };
  return (
    <>
      <Button size="small" startIcon={icon} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Dialog
        open={open}
        onClose={job.isPending ? undefined : close}
        fullWidth
        maxWidth="xs"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-text`}
      >
        <Form
          onSubmit={submit}
          resolver={resolver as Resolver}
          defaultValues={props.defaultValues}
          noValidate
          disableInvalidFormNotification
        >
          <DialogTitle id={`${id}-title`} variant="h2" sx={{ overflowWrap: 'anywhere' }}>
            {title}
          </DialogTitle>
          <DialogContent>
            <DialogContentText id={`${id}-text`} sx={{ mb: 1 }}>
              {text}
            </DialogContentText>
            {impossible ? null : children}
            {job.refusal ? (
              <Alert severity="error" sx={{ mt: 2 }}>
                {job.refusal}
              </Alert>
            ) : null}
          </DialogContent>
          <DialogActions sx={{ px: 3, pb: 3 }}>
            <Button disabled={job.isPending} onClick={close}>
              {impossible ? 'Close' : 'Cancel'}
            </Button>
            {impossible ? null : (
              <Button type="submit" variant="contained" loading={job.isPending}>
                {action}
              </Button>
            )}
          </DialogActions>
        </Form>
      </Dialog>
    </>
  );
}
