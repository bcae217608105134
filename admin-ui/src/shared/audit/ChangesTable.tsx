import type { AuditEntryView } from '@contracts/audit/audit';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type AuditChange, changesOf } from './auditChanges';
import { useRecordNames } from './useRecordNames';

/** The fields that differ, with what they held before and after side by side; on a phone one below the other. */
export function ChangesTable({ entry }: { entry: AuditEntryView }) {
  const nameOf = useRecordNames(entry);
  const changes = changesOf(entry, nameOf);
  if (changes.length === 0) {
    return <Typography color="text.secondary">No values are logged for this action.</Typography>;
  }
  return (
    <Box component="table" sx={TABLE}>
      <thead>
        <tr>
          <th scope="col">Field</th>
          <th scope="col">Before</th>
          <th scope="col">After</th>
        </tr>
      </thead>
      <tbody>
        {changes.map((change) => (
          <ChangeRow key={change.field} {...change} />
        ))}
      </tbody>
    </Box>
  );
}

function ChangeRow({ field, before, after }: AuditChange) {
  return (
    <tr>
      <th scope="row">{field}</th>
      <Side label="Before" values={before} />
      <Side label="After" values={after} />
    </tr>
  );
}

function Side({ label, values }: { label: string; values: string[] | null }) {
  return (
    <td data-label={label}>
      {values?.map((value, index) => <div key={index}>{value}</div>) ?? (
        <Box component="span" data-nothing sx={{ color: 'text.secondary' }}>
          –
        </Box>
      )}
    </td>
  );
}

const TABLE = {
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  fontSize: 14,
  '& th, & td': {
    p: 1,
    pl: 0,
    textAlign: 'left',
    verticalAlign: 'top',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    borderTop: 1,
    borderColor: 'divider',
  },
  '& thead th': { borderTop: 0, color: 'text.secondary', fontWeight: 500 },
  '& tbody th': { fontWeight: 600 },
  '@media (max-width: 599.95px)': {
    '&, & tbody, & tr, & td, & tbody th': { display: 'block' },
    '& thead': { display: 'none' },
    '& td': { border: 0, pt: 0 },
    '& td:has([data-nothing])': { display: 'none' },
    '& td::before': { content: 'attr(data-label)', display: 'block', color: 'text.secondary', fontSize: 12 },
  },
} as const;
