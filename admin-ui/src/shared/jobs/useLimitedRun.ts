import { useQueryClient } from '@tanstack/react-query';
import type { RefObject } from 'react';
import type { UploadOptions } from '../../providers/apiUpload';
import { PLAN_LIMITS_KEY } from '../limits/usePlanLimits';
import type { AnyJob } from './jobKinds';
import { type JobRunOptions, useJobRun } from './useJobRun';
import { useResultAddress } from './useResultAddress';

interface LimitedRunOptions<Job extends AnyJob> extends Pick<JobRunOptions<Job>, 'kind' | 'onRefused'> {
  submitButton: RefObject<HTMLButtonElement | null>;
  /** Told whenever what is left may have changed: a run has begun, has ended or was refused. */
  onChanged?: () => void;
}

/** A run that a plan limits: what is left is asked for again, and a past result that is open makes room for it. */
export function useLimitedRun<Job extends AnyJob>(options: LimitedRunOptions<Job>) {
  const { kind, submitButton, onRefused, onChanged } = options;
  const client = useQueryClient();
  const { resultId, closeResult } = useResultAddress();
  const changed = () => {
    void client.invalidateQueries({ queryKey: PLAN_LIMITS_KEY });
    onChanged?.();
  };
  const run = useJobRun<Job>({
    kind,
    onRefused: (error) => {
      onRefused(error);
      changed();
    },
    onFinished: () => {
      changed();
      // The buttons that stop a run go with it: the focus must not.
      if (document.activeElement === document.body) submitButton.current?.focus();
    },
  });
  return {
    ...run,
    start: async (send: (options: UploadOptions) => Promise<Job>, file?: File) => {
      if (resultId !== undefined) closeResult();
      await run.start(send, file);
      changed();
    },
  };
}
