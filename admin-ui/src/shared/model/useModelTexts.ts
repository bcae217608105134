import type { ModelTextsView } from '@contracts/model/model-texts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { apiJson, messageOf } from '../../providers/apiClient';
import { useLatestTask } from '../useLatestTask';
import { useState } from 'react';
import { announce } from '../announce';
import { useInstance } from '../useInstance';

/** Texts of the model, and how they are asked for. */
export interface ModelTextsState<Value> {
  /** Whether there is a model at all: without one, nothing of it shows. */
  on: boolean;
  /** Null until they were asked for. */
  texts: Value | null;
  pending: boolean;
  /** Why the last asking came to nothing; else empty. */
  failure: string;
  ask: () => void;
  cancel: () => void;
}

/**
 * What the model writes for one thing: kept from an earlier visit, or asked for by a click.
 * @param path of the API, which takes `wanted` by POST
 * @param wanted what is asked for; another one has texts of its own
 * @param about what else of the result they are made from, if that can change
 */
export function useModelTexts<Value>(path: string, wanted: object, about?: unknown): ModelTextsState<Value> {
  const { ai } = useInstance();
  const client = useQueryClient();
  const { busy, run, drop } = useLatestTask<string>();
  const [failed, setFailed] = useState({ of: '', says: '' });
  const key = ['model-texts', path, wanted, about];
  const id = JSON.stringify(key);
  const kept = useQuery({
    queryKey: key,
    queryFn: ({ signal }) =>
      apiJson<ModelTextsView<Value>>(path, {
        ...{ method: 'POST', json: { ...wanted, keptOnly: true }, signal, quiet: true },
      }),
    enabled: ai,
    staleTime: Infinity,
    retry: false,
  });
  const fail = (says: string) => {
    setFailed({ of: id, says });
    announce(says);
  };
  const ask = async () => {
    setFailed({ of: '', says: '' });
    await run(id, async (signal) => {
      await client.cancelQueries({ queryKey: key });
      const view = await apiJson<ModelTextsView<Value>>(path, { method: 'POST', json: wanted, signal });
      return () => {
        if (view.value === null) return fail(view.says);
        client.setQueryData(key, view);
        announce('The AI has answered.');
      };
    });
  };
  return {
    on: ai,
    texts: kept.data?.value ?? null,
    pending: busy === id,
    failure: failed.of === id ? failed.says : '',
    ask: () => void ask().catch((error: unknown) => fail(messageOf(error))),
    cancel: drop,
  };
}
