import type { ProductImportCheckView } from '@contracts/products/product-import';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { ActionButton } from '../../../shared/ActionButton';
import { counted } from '../../../shared/counted';
import { importLabel } from '../../../shared/import/importText';
import { RefusedDownload } from '../../../shared/import/RefusedDownload';
import { RowsTable } from '../../../shared/import/RowsTable';
import { StepCard } from '../../../shared/StepCard';
import { PRODUCT_ROWS } from './importRows';
import type { ProductImport } from './useProductImport';

/** What the import would do, before it does. */
export function CheckStep({ products, check }: { products: ProductImport; check: ProductImportCheckView }) {
  const { counts, rows } = check;
  const writes = counts.created + counts.updated;
  const { busy, start } = products;
  return (
    <StepCard
      step={3}
      title="Check and import"
      text="Nothing has been changed so far. This is what the import would do with each row."
    >
      <Box role="status" sx={{ display: 'grid', gap: 1, mb: 2, '&:empty': { display: 'none' } }}>
        {counts.error > 0 ? (
          <Alert severity="warning">
            {counted(counts.error, 'row')} cannot be imported and will be left out.{' '}
            {writes > 0
              ? 'The other rows are still imported.'
              : 'Fix the rows listed below and choose the file again.'}
          </Alert>
        ) : null}
        {writes === 0 && counts.error === 0 ? (
          <Alert severity="success">Nothing to import: all products match the file.</Alert>
        ) : null}
      </Box>
      <RowsTable tense="plan" counts={counts} rows={rows} name={PRODUCT_ROWS} />
      <Box sx={{ mt: 3, display: 'flex', flexWrap: 'wrap', gap: 2, justifyContent: 'flex-end' }}>
        <RefusedDownload refused={check.refused} fileName="products-to-fix.csv" />
        <ActionButton
          inactive={writes === 0 || busy !== undefined}
          loading={busy === 'importing'}
          onClick={start}
        >
          {importLabel(counts, 'product')}
        </ActionButton>
      </Box>
    </StepCard>
  );
}
