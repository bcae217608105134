import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ListPager } from '../../shared/result/ListPager';
import { ResultStates } from '../../shared/result/ResultStates';
import { listBulkRows } from './bulkResultApi';

const PER_PAGE = 25;

/** The records that a change was refused for, in pages. */
export function RefusedRows({ jobId }: { jobId: string }) {
  const [page, setPage] = useState(0);
  const rows = useQuery({
    queryKey: ['bulk-rows', jobId, 'refused', page],
    queryFn: ({ signal }) => listBulkRows(jobId, { status: 'refused', page, perPage: PER_PAGE }, signal),
    placeholderData: (before) => before,
  });
  return (
    <section aria-label="Refused">
      <Typography variant="h3" component="h3" sx={{ mb: 1 }}>
        Refused
      </Typography>
      <ResultStates
        query={rows}
        isEmpty={({ total }) => total === 0}
        empty={<Typography color="text.secondary">Nothing was refused.</Typography>}
        failure="The refused records could not be loaded"
        loading={{ label: 'Loading the refused records', heights: [120] }}
      >
        {({ items, total }) => (
          <>
            <TableContainer sx={{ border: 1, borderColor: 'divider', borderRadius: 2 }}>
              <Table size="small" aria-label="Refused records">
                <TableHead>
                  <TableRow>
                    <TableCell>Record</TableCell>
                    <TableCell>Reason</TableCell>
                  </TableRow>
                </TableHead>
                <TableBody>
                  {items.map(({ id, label, reason }) => (
                    <TableRow key={id}>
                      <TableCell sx={BREAKS}>{label}</TableCell>
                      <TableCell sx={BREAKS}>{reason}</TableCell>
                    </TableRow>
                  ))}
                </TableBody>
              </Table>
            </TableContainer>
            <ListPager total={total} page={page} perPage={PER_PAGE} onPage={setPage} />
          </>
        )}
      </ResultStates>
    </section>
  );
}

const BREAKS = { overflowWrap: 'anywhere' } as const;
