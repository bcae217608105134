import type { WatchView } from '@contracts/watches/watches';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useForm } from 'react-hook-form';
import { DialogHead } from '../../../shared/form/DialogHead';
import { FormBody } from '../../../shared/form/FormBody';
import { FormDialog } from '../../../shared/form/FormDialog';
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
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      maxWidth="md"
      slotProps={{ paper: { sx: { maxWidth: { sm: 780 } } } }}
    >
      {({ titleId, onDirty, leave, close }) => (
        <>
          <DialogHead titleId={titleId} title="Edit the watch" subtitle={nameOf(watch)} />
          <EditForm watch={watch} onDirty={onDirty} onSaved={leave} onClose={close} />
        </>
      )}
    </FormDialog>
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
  return (
    <FormBody form={form} gap={3} saveLabel="Save" onSave={save} onDirty={onDirty} onClose={onClose}>
      <OptionFields intervals={terms.data?.intervals ?? []} named />
    </FormBody>
  );
}
