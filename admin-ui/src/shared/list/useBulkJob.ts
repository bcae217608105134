import type { BulkAction } from '@contracts/bulk/bulk-changes';
import { joinSentences } from '@domain/text/join-sentences';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRefresh, useResourceContext } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { ApiError, messageOf } from '../../providers/apiClient';
import { counted } from '../counted';
import { jobKeys } from '../jobs/jobApi';
import { useResourceOptions } from '../recordNoun';
import { bulkNameOf, changesPath, startBulkChange } from './bulkApi';
import { useSelection } from './useSelection';

interface BulkAsked {
  action: BulkAction;
  values?: object;
}

/** Changes what is chosen beyond the page: a job does it, whose page opens. */
export function useBulkJob() {
  const list = useResourceContext() ?? '';
  const resource = bulkNameOf(list);
  const { one, many } = useResourceOptions().noun;
  const { count, selection, isBeyondPage, clear } = useSelection();
  const client = useQueryClient();
  const navigate = useNavigate();
  const refresh = useRefresh();
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: async (change: BulkAsked) => {
      if (!resource) throw new TypeError(`No job can change the records of ${list}.`);
      return startBulkChange({ resource, ...change, selection });
    },
    onSuccess: (job) => {
      client.setQueryData(jobKeys.one(job.id), job);
      clear();
      navigate(changesPath(list, job.id));
    },
    // Another number may match by now.
    onError: refresh,
  });
  return {
    /** Whether what is chosen takes a job. */
    isNeeded: resource !== undefined && isBeyondPage,
    /** `998 users` */
    records: counted(count, one, many),
    isPending,
    /** Why the change was not accepted: told where it was asked for. */
    refusal: error && sentenceOf(error),
    forgetRefusal: reset,
    start: (change: BulkAsked, onStarted: () => void) => mutate(change, { onSuccess: onStarted }),
  };
}

export type BulkJobStart = ReturnType<typeof useBulkJob>;

function sentenceOf(error: Error): string {
  const fields = error instanceof ApiError ? Object.values(error.errors ?? {}) : [];
  return joinSentences(fields) || messageOf(error);
}
