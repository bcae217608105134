import { MAX_PRODUCT_ROWS, MAX_PRODUCTS_FILE_BYTES } from '@contracts/products/product-import';
import { PRODUCT_IMPORT_MESSAGES } from '@contracts/products/product-import-messages';
import LinearProgress from '@mui/material/LinearProgress';
import { useNotify } from 'react-admin';
import { FileDrop } from '../../../shared/file/FileDrop';
import type { FileRules } from '../../../shared/file/fileRules';
import { formatBytes, formatCount } from '../../../shared/format';
import { DownloadButton } from '../../../shared/result/DownloadButton';
import { StepCard } from '../../../shared/StepCard';
import { downloadTemplate } from '../productApi';
import type { ProductImport } from './useProductImport';

const PRODUCTS_FILE: FileRules = {
  accept: ['.csv', 'text/csv'],
  maxBytes: MAX_PRODUCTS_FILE_BYTES,
  sentences: {
    wrongKind: PRODUCT_IMPORT_MESSAGES.notCsv,
    empty: PRODUCT_IMPORT_MESSAGES.empty,
    tooLarge: PRODUCT_IMPORT_MESSAGES.tooLarge,
  },
};
const LIMITS = `${formatBytes(MAX_PRODUCTS_FILE_BYTES)} and ${formatCount(MAX_PRODUCT_ROWS)} rows`;

export function FileStep({ products }: { products: ProductImport }) {
  const notify = useNotify();
  const { file, view, problem, busy, choose } = products;
  const getTemplate = () =>
    downloadTemplate().catch(() =>
      notify('The template could not be downloaded. Please try again.', { type: 'error' }),
    );
  return (
    <StepCard
      step={1}
      title="Choose a file"
      text={`A CSV with a header and a row for each product, up to ${LIMITS}. Any encoding and any delimiter will do.`}
      actions={<DownloadButton label="Download template" onDownload={() => void getTemplate()} />}
    >
      <FileDrop
        label="Select your products file"
        rules={PRODUCTS_FILE}
        file={file}
        problem={view ? undefined : problem}
        disabled={busy === 'importing'}
        onChoose={choose}
      />
      {busy === 'reading' ? <LinearProgress aria-label="Reading the file" sx={{ mt: 2 }} /> : null}
    </StepCard>
  );
}
