import { WATCH_FIELD_LABELS } from '@contracts/watches/watch-field-labels';
import {
  DECISIVE_FIELDS,
  type WatchFieldChange,
  type WatchFieldName,
} from '@contracts/watches/watch-content';
import IgnoreIcon from '@mui/icons-material/VisibilityOffOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useIsPhone } from '../../../shared/list/useIsPhone';
import { SeverityChip } from '../shown/SeverityChip';
import { FieldValue } from './FieldValue';
import { fieldValues } from './fieldValues';

interface FieldsTableProps {
  changes: readonly WatchFieldChange[];
  onIgnore?: (field: WatchFieldName) => void;
}

/** The SEO fields that changed, before and after: a table, or cards on a phone. */
export function FieldsTable({ changes, onIgnore }: FieldsTableProps) {
  if (useIsPhone()) {
    return changes.map((change) => <FieldCard key={change.field} change={change} onIgnore={onIgnore} />);
  }
  return (
    <Table size="small" aria-label="SEO fields that changed" sx={{ tableLayout: 'fixed' }}>
      <TableHead>
        <TableRow>
          <TableCell sx={{ width: '24%', pl: 0 }}>Field</TableCell>
          <TableCell>Before</TableCell>
          <TableCell>After</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {changes.map((change) => {
          const { before, after } = fieldValues(change);
          return (
            <TableRow key={change.field} sx={{ verticalAlign: 'top' }}>
              <TableCell component="th" scope="row" sx={{ pl: 0 }}>
                <FieldName change={change} onIgnore={onIgnore} />
              </TableCell>
              <TableCell>
                <FieldValue side="before" values={before} />
              </TableCell>
              <TableCell>
                <FieldValue side="after" values={after} />
              </TableCell>
            </TableRow>
          );
        })}
      </TableBody>
    </Table>
  );
}

interface FieldProps {
  change: WatchFieldChange;
  onIgnore?: (field: WatchFieldName) => void;
}

function FieldName({ change: { field, severity, alternates }, onIgnore }: FieldProps) {
  const name = WATCH_FIELD_LABELS[field];
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {name}
      </Typography>
      <SeverityChip severity={severity} />
      {alternates ? (
        <Chip
          size="small"
          label="Back and forth"
          title="The page answered differently within a minute: make sure that all servers and caches send the same"
        />
      ) : null}
      {onIgnore && !DECISIVE_FIELDS.includes(field) ? (
        <Button
          size="small"
          startIcon={<IgnoreIcon />}
          aria-label={`Ignore this: ${name}`}
          onClick={() => onIgnore(field)}
          sx={{ ml: -1 }}
        >
          Ignore this
        </Button>
      ) : null}
    </Box>
  );
}

function FieldCard({ change, onIgnore }: FieldProps) {
  const { before, after } = fieldValues(change);
  return (
    <Box
      component="section"
      aria-label={WATCH_FIELD_LABELS[change.field]}
      sx={{ py: 2, '&:not(:last-child)': { borderBottom: 1, borderColor: 'divider' } }}
    >
      <FieldName change={change} onIgnore={onIgnore} />
      <Typography variant="overline" component="p" color="text.secondary">
        Before
      </Typography>
      <FieldValue side="before" values={before} />
      <Typography variant="overline" component="p" color="text.secondary" sx={{ mt: 0.5 }}>
        After
      </Typography>
      <FieldValue side="after" values={after} />
    </Box>
  );
}
