import type { IntentWordImport } from '@contracts/intent/intent';
import Alert from '@mui/material/Alert';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { importSummary } from './importSummary';

/** What an import did, and each line that it left out with the reason. */
export function ImportOutcome({ outcome }: { outcome: IntentWordImport }) {
  const { problems } = outcome;
  return (
    <>
      <Alert severity={problems.length ? 'warning' : 'success'}>{importSummary(outcome)}</Alert>
      {problems.length ? (
        <TableContainer
          tabIndex={0}
          role="region"
          aria-label="Lines that were left out"
          sx={{ mt: 2, maxHeight: 280, border: 1, borderColor: 'divider', borderRadius: 2 }}
        >
          <Table stickyHeader size="small">
            <TableHead>
              <TableRow>
                <TableCell align="right">Line</TableCell>
                <TableCell>Problem</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {problems.map(({ line, message }) => (
                <TableRow key={`${line} ${message}`}>
                  <TableCell align="right">{line}</TableCell>
                  <TableCell>{message}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      ) : null}
    </>
  );
}
