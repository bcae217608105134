import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { type ReactNode, useMemo } from 'react';
import { Form, SaveButton } from 'react-admin';
import { type FieldValues, useFormState } from 'react-hook-form';
import { usePreload } from '../usePreload';
import { DeleteRecord } from './DeleteRecord';
import { DialogHead, type DialogHeadProps } from './DialogHead';
import { type DtoClass, lazyResolver } from './lazyResolver';
import { CLOSE_DIALOG, LeaveWarning } from './LeaveWarning';
import { RefusedFocus } from './RefusedFocus';

interface DialogFormProps extends DialogHeadProps {
  /** Loads the payload that the form makes; its rules are the form's. The same function each time. */
  dto: () => Promise<DtoClass>;
  /** What a new record holds. */
  defaultValues?: Record<string, unknown>;
  saveLabel: string;
  /** When fields are checked: once they were left, unless said otherwise. */
  mode?: 'onTouched' | 'onChange';
  children: ReactNode;
  /** Links and buttons beside Delete. */
  actions?: ReactNode;
  saved: boolean;
  /** Where there is a record to delete. */
  onDeleted?: () => void;
  onClose: () => void;
}

/** What another admin changes meanwhile does not take away what is being entered. */
const KEEP_ENTERED = { keepDirtyValues: true };

/** A record's form inside a dialog: its name above, the fields between, the buttons always in sight below. */
export function DialogForm(props: DialogFormProps) {
  const { titleId, title, subtitle, dto, defaultValues, saveLabel, mode = 'onTouched', children } = props;
  const { actions, saved, onDeleted, onClose } = props;
  const resolver = useMemo(() => lazyResolver<FieldValues, FieldValues>(dto), [dto]);
  usePreload(resolver);
  return (
    <Box
      sx={{
        display: 'contents',
        '& > form': { display: 'flex', flexDirection: 'column', minHeight: 0, flex: 1 },
      }}
    >
      <Form
        mode={mode}
        noValidate
        disableInvalidFormNotification
        resolver={resolver}
        resetOptions={KEEP_ENTERED}
        defaultValues={defaultValues}
      >
        <LeaveWarning saved={saved} question={CLOSE_DIALOG} />
        <RefusedFocus />
        <DialogHead {...{ titleId, title, subtitle }} />
        <DialogContent
          dividers
          sx={{
            ...{ display: 'grid', alignContent: 'start', gap: 4, px: { xs: 2, sm: 3 }, py: 3 },
            // The next field keeps its distance from what is said of this one.
            '& .MuiFormHelperText-root': { mb: 0.75 },
          }}
        >
          {children}
        </DialogContent>
        <DialogActions sx={{ px: { xs: 2, sm: 3 }, py: 2, flexWrap: 'wrap', justifyContent: 'flex-start' }}>
          {onDeleted ? <DeleteRecord onDeleted={onDeleted} /> : null}
          {actions}
          {/* They stay together where the others leave them a line of their own. */}
          <Box sx={{ display: 'flex', gap: 1, flex: 1, justifyContent: 'flex-end' }}>
            <Button onClick={onClose}>Close</Button>
            <Submit label={saveLabel} />
          </Box>
        </DialogActions>
      </Form>
    </Box>
  );
}

/** Not disabled while a field is checked: the check of the field that the click leaves would swallow that click. */
function Submit({ label }: { label: string }) {
  const { isSubmitting } = useFormState();
  return <SaveButton label={label} alwaysEnable={!isSubmitting} icon={<></>} />;
}
