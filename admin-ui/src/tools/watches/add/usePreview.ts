import type { WatchPreviewView } from '@contracts/watches/watches';
import { useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useLatestTask } from '../../../shared/useLatestTask';
import { previewWatch } from '../watchApi';
import { tellRefusal } from './tellRefusal';
import { wholeAddress } from '../../../shared/addresses/wholeAddress';
import type { WatchValues } from './watchValues';

/** What of a page would be compared, as far as the preview depends on it. */
function askedOf({ url, scope, rules, masks }: WatchValues): object {
  const filled = (lines: readonly string[]) => lines.filter((line) => line.trim() !== '');
  return {
    url: wholeAddress(url),
    scope: { ...scope, selectors: filled(scope.selectors), excluded: filled(scope.excluded) },
    rules: filled(rules),
    masks,
  };
}

/** Reads the page once, as it would be watched. */
export function usePreview(form: UseFormReturn<WatchValues>) {
  const { busy, run } = useLatestTask<'reading'>();
  const [shown, setShown] = useState<{ preview: WatchPreviewView; asked: string }>();
  const now = JSON.stringify(askedOf(useWatch({ control: form.control }) as WatchValues));
  const look = async () => {
    if (!(await form.trigger())) return;
    const asked = askedOf(form.getValues());
    await run('reading', async (signal) => {
      const preview = await previewWatch(asked, signal);
      return () => setShown({ preview, asked: JSON.stringify(asked) });
    }).catch((error: unknown) => {
      setShown(undefined);
      tellRefusal(error, form.setError);
    });
  };
  return {
    preview: shown?.preview,
    /** Something was changed since. */
    isOld: shown !== undefined && shown.asked !== now,
    busy: busy !== undefined,
    look,
  };
}
