import type { SavedSchemaCheck, SavedSchemaEntry, SavedSchemaView } from '@contracts/schema/saved-schemas';
import type { SchemaForm } from '@contracts/schema/schema';
import { apiJson, type ApiPage, apiPage } from '../../../providers/apiClient';
import type { SearchedPage } from '../../../shared/result/useSearchedList';

/** Every query of saved schemas begins with it. */
export const SCHEMAS_KEY = 'saved-schemas';

/** A page of the user's saved schemas, the last changed first. */
export function listSchemas({ text, page, size, signal }: SearchedPage): Promise<ApiPage<SavedSchemaEntry>> {
  const query = new URLSearchParams({
    ...(text && { filter: JSON.stringify({ q: text }) }),
    range: JSON.stringify([page * size, (page + 1) * size - 1]),
  });
  return apiPage<SavedSchemaEntry>(`/schemas?${query.toString()}`, { signal });
}

export const readSchema = (id: string) => apiJson<SavedSchemaView>(`/schemas/${id}`);

/** Saves under an id, or as a new schema. */
export const saveSchema = (name: string, form: SchemaForm, id?: string) =>
  apiJson<SavedSchemaView>(id ? `/schemas/${id}` : '/schemas', {
    method: id ? 'PUT' : 'POST',
    json: { name, form },
  });

export const renameSchema = (id: string, name: string) =>
  apiJson<SavedSchemaView>(`/schemas/${id}`, { method: 'PATCH', json: { name } });

export const deleteSchema = (id: string) => apiJson<SavedSchemaView>(`/schemas/${id}`, { method: 'DELETE' });

export const checkSchemaPage = (id: string) =>
  apiJson<SavedSchemaCheck>(`/schemas/${id}/check`, { method: 'POST' });
