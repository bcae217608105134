import DownloadIcon from '@mui/icons-material/GetApp';
import { useState } from 'react';
import {
  Button,
  type DataProvider,
  fetchRelatedRecords,
  type GetListParams,
  type RaRecord,
  useDataProvider,
  useListContext,
  useNotify,
} from 'react-admin';

/** What one request of a list brings at most. */
const PAGE = 1000;

/** Exports every record that the list's search and filters find, however many pages they are. */
export function ListExport() {
  const list = useListContext();
  const { total, resource, sort, exporter } = list;
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  if (!total || !exporter) return null;

  const run = async () => {
    setBusy(true);
    try {
      const filter: unknown = { ...list.filterValues, ...list.filter };
      const records = await allRecords(dataProvider, resource, { sort, filter });
      await exporter(records, fetchRelatedRecords(dataProvider), dataProvider, resource);
    } catch {
      notify('The export failed. Try again.', { type: 'error' });
    }
    setBusy(false);
  };
  return (
    <Button
      size="medium"
      variant="outlined"
      label="ra.action.export"
      disabled={busy}
      onClick={() => void run()}
    >
      <DownloadIcon />
    </Button>
  );
}

async function allRecords(
  dataProvider: DataProvider,
  resource: string,
  query: Pick<GetListParams, 'sort' | 'filter'>,
): Promise<RaRecord[]> {
  const records: RaRecord[] = [];
  for (let page = 1; ; page += 1) {
    const pagination = { page, perPage: PAGE };
    const { data } = await dataProvider.getList<RaRecord>(resource, { ...query, pagination });
    records.push(...data);
    if (data.length < PAGE) return records;
  }
}
