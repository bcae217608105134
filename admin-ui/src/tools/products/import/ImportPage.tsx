import {
  MAX_PRODUCT_ROWS,
  MAX_PRODUCTS_FILE_BYTES,
  PRODUCT_FIELDS,
  PRODUCT_LABELS,
  type ProductField,
} from '@contracts/products/product-import';
import { PRODUCT_IMPORT_MESSAGES } from '@contracts/products/product-import-messages';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { FileRules } from '../../../shared/file/fileRules';
import { ImportCheckStep } from '../../../shared/import/ImportCheckStep';
import { ImportColumnsStep } from '../../../shared/import/ImportColumnsStep';
import { ImportFileStep } from '../../../shared/import/ImportFileStep';
import { PageBody } from '../../../shared/PageBody';
import { PageHeader } from '../../../shared/PageHeader';
import { downloadTemplate } from '../productApi';
import { ImportResult, PRODUCT_ROWS } from './ImportResult';
import { useProductImport } from './useProductImport';

const PRODUCTS_FILE: FileRules = {
  accept: ['.csv', 'text/csv'],
  maxBytes: MAX_PRODUCTS_FILE_BYTES,
  sentences: {
    wrongKind: PRODUCT_IMPORT_MESSAGES.notCsv,
    empty: PRODUCT_IMPORT_MESSAGES.empty,
    tooLarge: PRODUCT_IMPORT_MESSAGES.tooLarge,
  },
};

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

const FIELDS = PRODUCT_FIELDS.map((field) => ({
  field,
  label: PRODUCT_LABELS[field],
  hint: HINTS[field],
  missing: field === 'name' ? PRODUCT_IMPORT_MESSAGES.nameColumnRequired : undefined,
}));

/** Takes many products from a csv: a file, its columns, a dry run, the import and what it did. */
export function ImportPage() {
  return (
    <>
      <PageHeader
        title="Import Products"
        path="/products/import"
        subtitle="Add and change many products with one file. What the export wrote can be read again."
        actions={
          <Button variant="outlined" component={Link} to="/products">
            Back to the products
          </Button>
        }
      />
      <PageBody>
        <Import />
      </PageBody>
    </>
  );
}

function Import() {
  const products = useProductImport();
  const { columns, busy, view, check, result } = products;
  const isImporting = busy === 'importing';
  const end = useRef<HTMLDivElement>(null);
  // The button that was used goes with its step: the focus must not go with it.
  useEffect(() => {
    if (result) end.current?.focus({ preventScroll: true });
    if (result) end.current?.scrollIntoView({ block: 'start', behavior: 'smooth' });
  }, [result]);
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 3 }}>
      <ImportFileStep
        noun="product"
        rules={PRODUCTS_FILE}
        rows={MAX_PRODUCT_ROWS}
        imported={products}
        disabled={isImporting}
        onTemplate={downloadTemplate}
      />
      {view ? (
        <ImportColumnsStep
          fields={FIELDS}
          view={view}
          kept="A field that is not in the file keeps its values."
          hasPrices={columns.amount !== undefined || columns.was !== undefined}
          imported={products}
          disabled={isImporting}
        />
      ) : null}
      {check ? (
        <ImportCheckStep
          noun="product"
          check={check}
          name={PRODUCT_ROWS}
          busy={busy !== undefined}
          loading={isImporting}
          onStart={products.start}
        />
      ) : null}
      <Box
        ref={end}
        tabIndex={-1}
        sx={{ outline: 'none', scrollMargin: '80px 0 24px', '&:empty': { display: 'none' } }}
      >
        {result ? <ImportResult result={result} /> : null}
      </Box>
    </Box>
  );
}
