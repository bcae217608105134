import type { WatchImportView, WatchTermsView } from '@contracts/watches/watches';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useForm } from 'react-hook-form';
import { FormBody } from '../../../shared/form/FormBody';
import { useHandover } from '../../../shared/handover/useHandover';
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
  const { pages } = useHandover();
  const kind = get('add') === 'several' ? 'several' : 'one';
  const [result, setResult] = useState<WatchImportView>();
  const form = useForm<WatchValues, WatchFormContext>({
    resolver: watchResolver,
    context: { kind },
    defaultValues: { ...newValues(terms.intervals), url: pages[0] ?? '', text: pages.join('\n') },
  });
  const save = useAdding(form.setError, onDone, setResult);
  usePreload(preloadWatchForm);
  if (result) {
    const again = (text: string) => {
      form.setValue('text', text, { shouldDirty: true });
      setResult(undefined);
    };
    return <ImportResult result={result} onAgain={again} onDone={onDone} />;
  }
  return (
    <FormBody
      form={form}
      gap={3}
      saveLabel={kind === 'one' ? 'Watch this page' : 'Watch these pages'}
      onSave={() => save(kind, form.getValues())}
      onDirty={onDirty}
      onClose={onClose}
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
    </FormBody>
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
