import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useState } from 'react';
import { useUser } from '../../session/useSession';
import { PLAN_LIMITS_KEY } from '../limits/usePlanLimits';
import type { AnyJob } from './jobKinds';
import { type JobRunOptions, type StartRun, useJobRun } from './useJobRun';
import { useResultAddress } from './useResultAddress';

interface LimitedRunOptions<Job extends AnyJob> extends Pick<JobRunOptions<Job>, 'kind' | 'onRefused'> {
  submitButton: RefObject<HTMLButtonElement | null>;
  /** Told whenever what is left may have changed: a run has begun, has ended or was refused. */
  onChanged?: () => void;
}

/** A question that stands before a start. */
export interface RunQuestion {
  start: () => void;
  drop: () => void;
}

/**
 * A run that a plan limits: what is left is asked for again, a past result that is open makes room for it, and who would pay
 * twice for the same is asked first.
 */
export function useLimitedRun<Job extends AnyJob>(options: LimitedRunOptions<Job>) {
  const { kind, submitButton, onRefused, onChanged } = options;
  const client = useQueryClient();
  const { role } = useUser();
  const { resultId, closeResult } = useResultAddress();
  const [waiting, setWaiting] = useState<() => Promise<void>>();
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
  const begin: StartRun<Job> = async (send, made) => {
    if (resultId !== undefined) closeResult();
    await run.start(send, made);
    changed();
  };
  const start: StartRun<Job> = async (send, made = {}) => {
    // Nobody counts what admins do.
    const isAsked = role !== 'admin' && !made.isFree && made.order !== undefined && run.isSame(made.order);
    if (isAsked) setWaiting(() => () => begin(send, made));
    else await begin(send, made);
  };
  const question: RunQuestion | undefined = waiting && {
    start: () => {
      setWaiting(undefined);
      void waiting();
    },
    drop: () => {
      setWaiting(undefined);
      run.fold();
    },
  };
  return { ...run, start, question, submitButton };
}
