import type { KeyHistoryView, OwnKeyView } from '@contracts/keys/keys';
import { apiFetch, apiJson, type ApiPage, apiPage } from '../../providers/apiClient';

/** Every query of keys begins with it. */
export const KEYS_KEY = 'activation-keys';
export const KEYS_PER_PAGE = 10;

const PATH = '/keys/screaming-frog';

export const readStatus = (signal: AbortSignal) => apiJson<OwnKeyView>(`${PATH}/status`, { signal });

export async function readKey(): Promise<string> {
  return (await apiFetch(PATH, { headers: { Accept: 'text/plain' } })).text();
}

export async function generateKey(): Promise<void> {
  await apiFetch(`${PATH}?generate=true`, { headers: { Accept: 'text/plain' } });
}

/** A page of everybody's keys, the newest first; `page` counts from 0. */
export function listKeys(text: string, page: number, signal: AbortSignal): Promise<ApiPage<KeyHistoryView>> {
  const query = new URLSearchParams({
    filter: JSON.stringify(text ? { q: text } : {}),
    range: JSON.stringify([page * KEYS_PER_PAGE, (page + 1) * KEYS_PER_PAGE - 1]),
  });
  return apiPage<KeyHistoryView>(`/keys?${query.toString()}`, { signal });
}

/** Lets the owner of a revoked key generate another one. */
export async function allowNewKey(id: string): Promise<void> {
  await apiFetch(`/keys/${id}/allow`, { method: 'POST' });
}

export async function revokeKey(id: string): Promise<void> {
  await apiFetch(`/keys/${id}/revoke`, { method: 'POST' });
}
