import {
  PRODUCT_FIELDS,
  PRODUCT_LABELS,
  type ProductField,
  type ProductsFileView,
} from '@contracts/products/product-import';
import { PRODUCT_IMPORT_MESSAGES } from '@contracts/products/product-import-messages';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { ActionButton } from '../../../shared/ActionButton';
import { counted } from '../../../shared/counted';
import { ColumnSelect } from '../../../shared/import/ColumnSelect';
import { FileReadingFields } from '../../../shared/file/FileReadingFields';
import { isReadingClear } from '../../../shared/file/isReadingClear';
import { unusedColumns } from '../../../shared/import/importText';
import { StepCard } from '../../../shared/StepCard';
import type { ProductImport } from './useProductImport';

/** What a field may hold, where its name does not tell. */
const HINTS: Partial<Record<ProductField, string>> = {
  id: 'As the export has it. Without it products are found by SKU, GTIN or name.',
  amount: 'Such as 129.99.',
  was: 'Such as 149.99.',
  currency: 'A code such as USD.',
  asOf: 'Such as 2027-12-31.',
  score: 'Up to 10.',
  links: 'URLs, separated by |.',
  pros: 'Separated by |.',
  cons: 'Separated by |.',
  features: 'Name: value, separated by |.',
  tags: 'Separated by |.',
};

/** Which column of the file holds what. */
export function ColumnsStep({ products, view }: { products: ProductImport; view: ProductsFileView }) {
  const { columns, reading, problem, busy, match, read, tryOut } = products;
  const unused = unusedColumns(view, columns);
  const isChecking = busy === 'checking';
  return (
    <StepCard
      step={2}
      title="Match the columns"
      text={`The file has ${counted(view.rows, 'row')}. A field that is not in the file keeps its values.`}
    >
      <FileReadingFields
        view={view.reading}
        chosen={reading}
        hasPrices={columns.amount !== undefined || columns.was !== undefined}
        disabled={busy === 'importing'}
        onChange={read}
      />
      <Box
        sx={{
          display: 'grid',
          columnGap: 3,
          rowGap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {PRODUCT_FIELDS.map((field) => (
          <ColumnSelect
            key={field}
            label={PRODUCT_LABELS[field]}
            hint={HINTS[field]}
            missing={field === 'name' ? PRODUCT_IMPORT_MESSAGES.nameColumnRequired : undefined}
            view={view}
            column={columns[field]}
            disabled={busy === 'importing'}
            onChange={(column) => match(field, column)}
          />
        ))}
      </Box>
      {unused.length ? (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 2, overflowWrap: 'anywhere' }}>
          Not imported: {unused.join(', ')}
        </Typography>
      ) : null}
      {problem ? (
        <Alert severity="error" sx={{ mt: 2 }}>
          {problem}
        </Alert>
      ) : null}
      {isChecking ? <LinearProgress aria-label="Checking the file" sx={{ mt: 2 }} /> : null}
      <Box sx={{ mt: 3, display: 'flex', justifyContent: 'flex-end' }}>
        <ActionButton
          inactive={columns.name === undefined || busy !== undefined || !isReadingClear(view.reading)}
          onClick={tryOut}
        >
          {isChecking ? 'Checking…' : 'Check the file'}
        </ActionButton>
      </Box>
    </StepCard>
  );
}
