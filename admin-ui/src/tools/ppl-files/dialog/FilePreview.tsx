import type { PplPreview } from '@contracts/ppl/ppl';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { counted } from '../../../shared/counted';

/** Pixels: of a header and five rows. */
const HEIGHT = 200;
const CELL = { maxWidth: 220, whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis' } as const;

interface FilePreviewProps {
  title: string;
  /** Undefined while it is on its way, null where it could not be had. */
  preview?: PplPreview | null;
}

/** The first rows of a file below what it is called; it scrolls inside. */
export function FilePreview({ title, preview }: FilePreviewProps) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere', mb: 1 }}>{title}</Typography>
      {preview ? <Rows preview={preview} /> : null}
      {preview === undefined ? <Skeleton variant="rounded" height={HEIGHT} /> : null}
    </Box>
  );
}

function Rows({ preview: { header, rows, columns } }: { preview: PplPreview }) {
  const hidden = columns - header.length;
  return (
    <>
      <TableContainer
        tabIndex={0}
        role="region"
        aria-label="Preview of the first rows"
        sx={{ border: 1, borderColor: 'divider', borderRadius: 2 }}
      >
        <Table size="small">
          <TableHead>
            <TableRow>
              {header.map((cell, index) => (
                <TableCell key={index} sx={CELL}>
                  {cell}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map((row, index) => (
              <TableRow key={index}>
                {header.map((_, cell) => (
                  <TableCell key={cell} sx={CELL}>
                    {row[cell] ?? ''}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
        {`The first rows${hidden > 0 ? `; ${counted(hidden, 'more column')} not shown` : ''}.`}
      </Typography>
    </>
  );
}
