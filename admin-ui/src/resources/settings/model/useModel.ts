import type { ModelTestView, ModelUserUsageView, ModelView } from '@contracts/model/model';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { apiJson, apiPage, messageOf } from '../../../providers/apiClient';
import { announce } from '../../../shared/announce';

const KEY = ['model'];
const USERS_KEY = ['model-usage'];
const PATH = '/model';

/** Whether there is a model, and what was used of it today. */
export function useModel() {
  return useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => apiJson<ModelView>(PATH, { signal }),
  });
}

/** A test of the model, and how the last one ended; what it used shows afterwards. */
export function useModelTest() {
  const notify = useNotify();
  const queries = useQueryClient();
  const { mutate, isPending, data } = useMutation({
    mutationFn: () => apiJson<ModelTestView>(`${PATH}/test`, { method: 'POST' }),
    onSuccess: ({ says }) => {
      announce(says);
      return Promise.all([KEY, USERS_KEY].map((queryKey) => queries.invalidateQueries({ queryKey })));
    },
    onError: (error) => notify(messageOf(error), { type: 'error' }),
  });
  return { test: () => mutate(), testing: isPending, outcome: data };
}

/** One page of those who used it today, the most first; `page` counts from 0. */
export function useModelUsers(page: number, perPage: number) {
  const query = new URLSearchParams({
    sort: JSON.stringify(['tokens', 'DESC']),
    range: JSON.stringify([page * perPage, (page + 1) * perPage - 1]),
  });
  return useQuery({
    queryKey: [...USERS_KEY, page, perPage],
    queryFn: ({ signal }) => apiPage<ModelUserUsageView>(`${PATH}/usage?${query.toString()}`, { signal }),
    placeholderData: (before) => before,
  });
}
