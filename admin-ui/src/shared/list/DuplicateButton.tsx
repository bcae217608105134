import { freeName } from '@domain/text/free-name';
import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { type MouseEvent, useState } from 'react';
import {
  type RaRecord,
  useCreatePath,
  useDataProvider,
  useNotify,
  useRecordContext,
  useResourceContext,
} from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { Hint } from '../hint/Hint';

/** As many as one request of a list brings. */
const MOST_NAMES = 1000;

interface DuplicateProps<Row extends RaRecord> {
  /** The field with the name, of which no two records have the same. */
  name: keyof Row & string;
  maxLength: number;
  /** What a copy holds beside its name. */
  contentsOf: (record: Row) => object;
}

/** In the row of a record: opens the form of a new one with its contents and a name that is free. */
export function DuplicateIcon<Row extends RaRecord>(props: DuplicateProps<Row>) {
  const { record, busy, start } = useDuplicating(props);
  if (!record) return null;
  const label = `Duplicate ${String(record[props.name])}`;
  return (
    <Hint title="Duplicate">
      <IconButton
        size="small"
        aria-label={label}
        disabled={busy}
        onClick={(event: MouseEvent) => {
          event.stopPropagation();
          void start(false);
        }}
      >
        <CopyIcon fontSize="small" />
      </IconButton>
    </Hint>
  );
}

/** The same in the record's form, in whose place it opens. */
export function DuplicateButton<Row extends RaRecord>(props: DuplicateProps<Row>) {
  const { busy, start } = useDuplicating(props);
  return (
    <Button startIcon={<CopyIcon />} loading={busy} onClick={() => void start(true)}>
      Duplicate
    </Button>
  );
}

function useDuplicating<Row extends RaRecord>({ name, maxLength, contentsOf }: DuplicateProps<Row>) {
  const record = useRecordContext<Row>();
  const resource = useResourceContext() ?? '';
  const dataProvider = useDataProvider();
  const createPath = useCreatePath();
  const navigate = useNavigate();
  const notify = useNotify();
  const [busy, setBusy] = useState(false);

  const start = async (replace: boolean) => {
    if (!record) return;
    setBusy(true);
    try {
      const { data } = await dataProvider.getList<Row>(resource, {
        filter: {},
        sort: { field: name, order: 'ASC' },
        pagination: { page: 1, perPage: MOST_NAMES },
      });
      const taken = data.map((other) => String(other[name]));
      const copy = { ...contentsOf(record), [name]: freeName(String(record[name]), taken, maxLength) };
      navigate(createPath({ resource, type: 'create' }), { state: { record: copy }, replace });
    } catch {
      notify('This could not be duplicated. Try again.', { type: 'error' });
    }
    setBusy(false);
  };
  return { record, busy, start };
}
