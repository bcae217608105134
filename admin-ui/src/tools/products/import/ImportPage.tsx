import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { PageBody } from '../../../shared/PageBody';
import { PageHeader } from '../../../shared/PageHeader';
import { CheckStep } from './CheckStep';
import { ColumnsStep } from './ColumnsStep';
import { FileStep } from './FileStep';
import { ImportResult } from './ImportResult';
import { useProductImport } from './useProductImport';

/** Takes many products from a csv: a file, its columns, a dry run, the import and what it did. */
export function ImportPage() {
  const products = useProductImport();
  const { view, check, result } = products;
  const end = useRef<HTMLDivElement>(null);
  // The button that was used goes with its step: the focus must not go with it.
  useEffect(() => {
    if (result) end.current?.focus({ preventScroll: true });
    if (result) end.current?.scrollIntoView({ block: 'start', behavior: 'smooth' });
  }, [result]);
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
        <Box sx={{ display: 'flex', flexDirection: 'column', gap: 3 }}>
          <FileStep products={products} />
          {view ? <ColumnsStep products={products} view={view} /> : null}
          {check ? <CheckStep products={products} check={check} /> : null}
          <Box
            ref={end}
            tabIndex={-1}
            sx={{ outline: 'none', scrollMargin: '80px 0 24px', '&:empty': { display: 'none' } }}
          >
            {result ? <ImportResult result={result} /> : null}
          </Box>
        </Box>
      </PageBody>
    </>
  );
}
