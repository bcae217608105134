import type { ProductImportView, ProductRowView } from '@contracts/products/product-import';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { countsText } from '../../../shared/import/importText';
import { RefusedDownload } from '../../../shared/import/RefusedDownload';
import { RowsTable } from '../../../shared/import/RowsTable';
import { ResultFrame } from '../../../shared/result/ResultFrame';
import { useUndo } from '../list/useUndo';

/** What the rows of a file of products are named by. */
export const PRODUCT_ROWS = { label: 'Name', of: ({ name }: ProductRowView) => name };

/** What an import did with each row, and the way back from it. */
export function ImportResult({ result }: { result: ProductImportView }) {
  const { counts, rows, refused, change } = result;
  return (
    <ResultFrame title="Result" text={`${countsText(counts)}.`}>
      {change ? <UndoImport change={change.id} /> : null}
      {counts.error > 0 ? (
        <Alert severity="warning" sx={{ mb: 2 }}>
          Fix the rows listed below and import the file again: no product is added twice.
        </Alert>
      ) : null}
      <RowsTable tense="done" counts={counts} rows={rows} name={PRODUCT_ROWS} />
      <Box sx={{ mt: 3, display: 'flex', flexWrap: 'wrap', gap: 2, justifyContent: 'flex-end' }}>
        <RefusedDownload refused={refused} fileName="products-to-fix.csv" />
        <Button variant="contained" component={Link} to="/products">
          Show the products
        </Button>
      </Box>
    </ResultFrame>
  );
}

function UndoImport({ change }: { change: string }) {
  const { undo, busy, told } = useUndo(change);
  return (
    <Alert
      severity={told ? 'info' : 'success'}
      sx={{ mb: 2 }}
      action={
        told ? undefined : (
          <Button color="inherit" size="small" loading={busy} onClick={undo}>
            Undo the import
          </Button>
        )
      }
    >
      {told ?? 'The products are in your library.'}
    </Alert>
  );
}
