import type { WatchView } from '@contracts/watches/watches';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useQueryClient } from '@tanstack/react-query';
import { type SyntheticEvent, useEffect, useId, useState } from 'react';
import { useNotify } from 'react-admin';
import { FormProvider, useForm } from 'react-hook-form';
import { DialogHead } from '../../../shared/form/DialogForm';
import { DiscardDialog } from '../../../shared/form/DiscardDialog';
import { RefusedFocus } from '../../../shared/form/RefusedFocus';
import { useIsPhone } from '../../../shared/list/useIsPhone';
import { settingsOf } from '../shown/watchSettings';
import { nameOf } from '../shown/watchText';
import { useTerms } from '../useTerms';
import { saveWatch, watchKeys } from '../watchApi';
import { OptionFields } from './OptionFields';
import { tellRefusal } from './tellRefusal';
import { requestOf, type WatchFormContext, watchResolver } from './watchForm';
import type { WatchValues } from './watchValues';

interface EditDialogProps {
  open: boolean;
  watch: WatchView;
  onClose: () => void;
}

/** Changes what is set of a watch; its address stays. */
export function EditDialog({ open, watch, onClose }: EditDialogProps) {
  const [dirty, setDirty] = useState(false);
  const [asking, setAsking] = useState(false);
  const titleId = useId();
  const leave = () => {
    setAsking(false);
    setDirty(false);
    onClose();
  };
  const close = () => (dirty ? setAsking(true) : leave());
  return (
    <Dialog
      open={open}
      onClose={close}
      fullScreen={useIsPhone()}
      fullWidth
      maxWidth="md"
      slotProps={{ paper: { sx: { maxWidth: { sm: 780 } } } }}
      aria-labelledby={titleId}
    >
      <DialogHead titleId={titleId} title="Edit the watch" subtitle={nameOf(watch)} />
      <EditForm watch={watch} onDirty={setDirty} onSaved={leave} onClose={close} />
      {asking ? (
        <DiscardDialog
          text="Changes that are not saved will be lost."
          onKeep={() => setAsking(false)}
          onDiscard={leave}
        />
      ) : null}
    </Dialog>
  );
}

interface EditFormProps {
  watch: WatchView;
  onDirty: (dirty: boolean) => void;
  onSaved: () => void;
  onClose: () => void;
}

function EditForm({ watch, onDirty, onSaved, onClose }: EditFormProps) {
  const terms = useTerms();
  const client = useQueryClient();
  const notify = useNotify();
  const form = useForm<WatchValues, WatchFormContext>({
    resolver: watchResolver,
    context: { kind: 'settings' },
    defaultValues: { ...settingsOf(watch), url: watch.url, text: '' },
  });
  const { isDirty, isSubmitting, errors } = form.formState;
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  const save = async () => {
    try {
      const saved = await saveWatch(watch.id, requestOf('settings', form.getValues()));
      client.setQueryData(watchKeys.one(watch.id), saved);
      notify('The watch is saved.', { type: 'success' });
      void client.invalidateQueries({ queryKey: watchKeys.all });
      onSaved();
    } catch (error) {
      tellRefusal(error, form.setError);
    }
  };
  const submit = (event: SyntheticEvent) => {
    event.stopPropagation();
    void form.handleSubmit(save)(event);
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
        <DialogContent
          dividers
          sx={{ display: 'grid', alignContent: 'start', gap: 3, px: { xs: 2, sm: 3 }, py: 3 }}
        >
          <OptionFields intervals={terms.data?.intervals ?? []} named />
          {errors.root?.message ? <Alert severity="error">{errors.root.message}</Alert> : null}
        </DialogContent>
        <DialogActions sx={{ px: { xs: 2, sm: 3 }, py: 2 }}>
          <Button onClick={onClose}>Close</Button>
          <Button type="submit" variant="contained" loading={isSubmitting}>
            Save
          </Button>
        </DialogActions>
      </Box>
    </FormProvider>
  );
}
