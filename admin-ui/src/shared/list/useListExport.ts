import { useState } from 'react';
import {
  type DataProvider,
  fetchRelatedRecords,
  type GetListParams,
  type RaRecord,
  useDataProvider,
  useListContext,
  useNotify,
} from 'react-admin';
import { apiFetch } from '../../providers/apiClient';
import { useResourceOptions } from '../recordNoun';
import { saveBlob } from '../saveBlob';

/** What one request of a list brings at most. */
const PAGE = 1000;

/** Saves what the list's search and filters find, or of it the rows with these ids, however many they are. */
export function useListExport() {
  const { resource, sort, exporter, ...list } = useListContext();
  const { exportPath } = useResourceOptions();
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const [busy, setBusy] = useState(false);

  const save = async (ids?: readonly RaRecord['id'][]) => {
    const found = { ...(list.filterValues as object), ...list.filter };
    const filter = ids ? { id: ids } : found;
    if (exportPath) return downloadList(`${resource}.csv`, exportPath, { sort, filter });
    if (!exporter) return;
    const records = await allRecords(dataProvider, resource, { sort, filter });
    await exporter(records, fetchRelatedRecords(dataProvider), dataProvider, resource);
  };
  const start = async (ids?: readonly RaRecord['id'][]) => {
    setBusy(true);
    try {
      await save(ids);
    } catch {
      notify('The export failed. Try again.', { type: 'error' });
    }
    setBusy(false);
  };
  return { start, busy, isPossible: Boolean(exportPath || exporter) };
}

type ListQuery = Pick<GetListParams, 'sort' | 'filter'>;

/** The server's own csv of a list. */
async function downloadList(fileName: string, path: string, { sort, filter }: ListQuery): Promise<void> {
  const query = new URLSearchParams({ filter: JSON.stringify(filter) });
  if (sort) query.set('sort', JSON.stringify([sort.field, sort.order]));
  const response = await apiFetch(`${path}?${query.toString()}`, { headers: { Accept: 'text/csv' } });
  saveBlob(await response.blob(), fileName);
}

async function allRecords(
  dataProvider: DataProvider,
  resource: string,
  query: ListQuery,
): Promise<RaRecord[]> {
  const records: RaRecord[] = [];
  for (let page = 1; ; page += 1) {
    const pagination = { page, perPage: PAGE };
    const { data } = await dataProvider.getList<RaRecord>(resource, { ...query, pagination });
    records.push(...data);
    if (data.length < PAGE) return records;
  }
}
