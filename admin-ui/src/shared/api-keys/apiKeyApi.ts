import type {
  ApiKeySettingsView,
  NewApiKeyView,
  OwnApiKeysView,
  OwnedApiKeyView,
} from '@contracts/api-keys/api-keys';
import type { NewApiKeyDto } from '@contracts/api-keys/api-keys.dto';
import { apiFetch, apiJson, type ApiPage, apiPage } from '../../providers/apiClient';

const KEY = 'api-keys';
const OWN = '/api-keys';
const ALL = '/admin/api-keys';
export const API_KEYS_PER_PAGE = 10;

/** Where the pages keep what they know of keys. */
export const apiKeyQueries = {
  all: [KEY],
  own: [KEY, 'own'],
  settings: [KEY, 'settings'],
  list: (text: string, page: number) => [KEY, 'list', text, page],
};

export function readOwnKeys(signal: AbortSignal): Promise<OwnApiKeysView> {
  return apiJson<OwnApiKeysView>(OWN, { signal });
}

export function makeKey(json: NewApiKeyDto): Promise<NewApiKeyView> {
  return apiJson<NewApiKeyView>(OWN, { method: 'POST', json });
}

export async function revokeOwnKey(id: string): Promise<void> {
  await apiFetch(`${OWN}/${id}/revoke`, { method: 'POST' });
}

/** A page of everybody's keys, the newest first; `page` counts from 0. */
export function listKeys(text: string, page: number, signal: AbortSignal): Promise<ApiPage<OwnedApiKeyView>> {
  const query = new URLSearchParams({
    filter: JSON.stringify(text ? { q: text } : {}),
    range: JSON.stringify([page * API_KEYS_PER_PAGE, (page + 1) * API_KEYS_PER_PAGE - 1]),
  });
  return apiPage<OwnedApiKeyView>(`${ALL}?${query.toString()}`, { signal });
}

export async function revokeAnyKey(id: string): Promise<void> {
  await apiFetch(`${ALL}/${id}/revoke`, { method: 'POST' });
}

export function readKeySettings(signal: AbortSignal): Promise<ApiKeySettingsView> {
  return apiJson<ApiKeySettingsView>(`${ALL}/settings`, { signal });
}

export function saveKeySettings(json: ApiKeySettingsView): Promise<ApiKeySettingsView> {
  return apiJson<ApiKeySettingsView>(`${ALL}/settings`, { method: 'PUT', json });
}
