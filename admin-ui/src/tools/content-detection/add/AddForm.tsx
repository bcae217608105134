import type { WatchImportView, WatchTermsView } from '@contracts/watches/watches';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useQueryClient } from '@tanstack/react-query';
import { type SyntheticEvent, useEffect, useState } from 'react';
import { useNotify } from 'react-admin';
import { FormProvider, useForm } from 'react-hook-form';
import { RefusedFocus } from '../../../shared/form/RefusedFocus';
import { PLAN_LIMITS_KEY } from '../../../shared/limits/usePlanLimits';
import { ViewToggle } from '../../../shared/result/ViewToggle';
import { usePageAddress } from '../../../shared/usePageAddress';
import { usePreload } from '../../../shared/usePreload';
import { nameOf } from '../shown/watchText';
import { addWatch, importWatches, watchKeys } from '../watchApi';
import { ImportResult } from './ImportResult';
import { OnePageFields } from './OnePageFields';
import { Options } from './Options';
import { SeveralFields } from './SeveralFields';
import { tellRefusal } from './tellRefusal';
import { preloadWatchForm, requestOf, type WatchFormContext, watchResolver } from './watchForm';
import { newValues, type WatchValues } from './watchValues';

const WAYS = { one: 'One page', several: 'Several pages' } as const;

interface AddFormProps {
  terms: WatchTermsView;
  onDirty: (dirty: boolean) => void;
  /** Everything is added that is to be. */
  onDone: () => void;
  onClose: () => void;
}

/** The form of new watches; after several pages it tells of each what became of it. */
export function AddForm({ terms, onDirty, onDone, onClose }: AddFormProps) {
  const { get, change } = usePageAddress();
  const kind = get('add') === 'several' ? 'several' : 'one';
  const [result, setResult] = useState<WatchImportView>();
  const form = useForm<WatchValues, WatchFormContext>({
    resolver: watchResolver,
    context: { kind },
    defaultValues: newValues(terms.intervals),
  });
  const { isDirty, isSubmitting, errors } = form.formState;
  const save = useAdding(form.setError, onDone, setResult);
  usePreload(preloadWatchForm);
  const isOpen = result === undefined;
  useEffect(() => onDirty(isDirty && isOpen), [isDirty, isOpen, onDirty]);
  const submit = (event: SyntheticEvent) => {
    event.stopPropagation();
    void form.handleSubmit(() => save(kind, form.getValues()))(event);
  };
  if (result) {
    const again = (text: string) => {
      form.setValue('text', text, { shouldDirty: true });
      setResult(undefined);
    };
    return <ImportResult result={result} onAgain={again} onDone={onDone} />;
  }
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
          <div>
            <ViewToggle
              label="How many"
              views={WAYS}
              view={kind}
              onChange={(way) => {
                form.clearErrors();
                change({ add: way }, true);
              }}
            />
          </div>
          {kind === 'one' ? <OnePageFields /> : <SeveralFields />}
          <Options intervals={terms.intervals} named={kind === 'one'} />
          {errors.root?.message ? <Alert severity="error">{errors.root.message}</Alert> : null}
        </DialogContent>
        <DialogActions sx={{ px: { xs: 2, sm: 3 }, py: 2 }}>
          <Button onClick={onClose}>Close</Button>
          <Button type="submit" variant="contained" loading={isSubmitting}>
            {kind === 'one' ? 'Watch this page' : 'Watch these pages'}
          </Button>
        </DialogActions>
      </Box>
    </FormProvider>
  );
}

/** Adds what was entered; what is refused lands on its field. */
function useAdding(
  setError: Parameters<typeof tellRefusal>[1],
  onDone: () => void,
  onImported: (result: WatchImportView) => void,
) {
  const client = useQueryClient();
  const notify = useNotify();
  return async (kind: 'one' | 'several', values: WatchValues) => {
    try {
      if (kind === 'one') {
        const watch = await addWatch(requestOf(kind, values));
        notify(`${nameOf(watch)} is watched from now on.`, { type: 'success' });
        onDone();
      } else onImported(await importWatches(requestOf(kind, values)));
    } catch (error) {
      tellRefusal(error, setError);
    }
    void client.invalidateQueries({ queryKey: PLAN_LIMITS_KEY });
    await client.invalidateQueries({ queryKey: watchKeys.all });
  };
}
