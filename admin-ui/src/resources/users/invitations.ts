import { INVITATIONS_NAME } from '@contracts/users/password-links';
import { apiFetch, apiJson } from '../../providers/apiClient';
import { saveBlob } from '../../shared/saveBlob';

/** Mails an invitation to each. */
export function mailInvitations(ids: readonly string[]): Promise<string[]> {
  return apiJson<string[]>('/users/invitations', { method: 'POST', json: { ids } });
}

/** New links for these users, as a csv. */
export function downloadLinks(ids: readonly string[]): Promise<void> {
  return saveLinks('/users/invitations/links', { ids });
}

/** New links for the users of an import who were mailed none, as a csv. */
export function downloadImportLinks(jobId: string): Promise<void> {
  return saveLinks(`/users/imports/${jobId}/links`);
}

async function saveLinks(path: string, json?: object): Promise<void> {
  const response = await apiFetch(path, { method: 'POST', json, headers: { Accept: 'text/csv' } });
  saveBlob(await response.blob(), `${INVITATIONS_NAME}.csv`);
}
