import { MESSAGES } from '@contracts/messages';
import { type DataProvider, type fetchUtils, HttpError } from 'react-admin';
import { READY_ADMIN_PAGES } from '../resources/adminPages';
import { ApiError, apiFetch } from './apiClient';

function pathOf(resource: string): string {
  const path = READY_ADMIN_PAGES.find(({ id }) => id === resource)?.api;
  if (!path) throw new Error(`The resource ${resource} has no URL in the data provider.`);
  return path;
}

interface HttpAnswer {
  status: number;
  headers: Headers;
  body: string;
  json: unknown;
}

async function httpClient(url: string, options: fetchUtils.Options = {}): Promise<HttpAnswer> {
  const { method, body, signal, keepalive } = options;
  try {
    const response = await apiFetch(url.replace(/^\//, ''), {
      method,
      signal,
      keepalive,
      ...(typeof body === 'string' ? { json: JSON.parse(body) as unknown } : {}),
    });
    const text = await response.text();
    const json: unknown = text ? JSON.parse(text) : {};
    return { status: response.status, headers: response.headers, body: text, json };
  } catch (error) {
    // React-admin puts `body.errors` of an HttpError on the form's fields.
    if (error instanceof ApiError) throw new HttpError(error.message, error.status, error.body ?? {});
    throw error;
  }
}

async function many(method: 'PUT' | 'DELETE', resource: string, ids: unknown[], data?: unknown) {
  const filter = encodeURIComponent(JSON.stringify({ id: ids }));
  const { json } = await httpClient(`/${pathOf(resource)}?filter=${filter}`, {
    method,
    // What is undone no more may be sent while the page is left.
    keepalive: true,
    ...(data === undefined ? {} : { body: JSON.stringify(data) }),
  });
  return { data: json as never[] };
}

/** Fetched with the first list or record: a student's pages need none. */
async function rest(): Promise<DataProvider> {
  const { default: simpleRestProvider } = await import('ra-data-simple-rest').catch(() => {
    throw new HttpError(MESSAGES.unavailable, 0);
  });
  return simpleRestProvider('', httpClient);
}

/** Every resource over the API's `ra-data-simple-rest` dialect; bulk changes are one request each. */
export const dataProvider: DataProvider = {
  supportAbortSignal: true,
  getList: async (resource, params) => (await rest()).getList(pathOf(resource), params),
  getOne: async (resource, params) => (await rest()).getOne(pathOf(resource), params),
  getMany: async (resource, params) => (await rest()).getMany(pathOf(resource), params),
  getManyReference: async (resource, params) => (await rest()).getManyReference(pathOf(resource), params),
  create: async (resource, params) => (await rest()).create(pathOf(resource), params),
  update: async (resource, params) => (await rest()).update(pathOf(resource), params),
  delete: async (resource, params) => (await rest()).delete(pathOf(resource), params),
  updateMany: (resource, params) => many('PUT', resource, params.ids, params.data),
  deleteMany: (resource, params) => many('DELETE', resource, params.ids),
};
