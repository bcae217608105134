import { BulkDeleteButton, BulkExportButton } from 'react-admin';

/** For records that others hang on: deleting asks first and the server may refuse. */
export function SafeBulkActions() {
  return (
    <>
      <BulkExportButton />
      <BulkDeleteButton mutationMode="pessimistic" />
    </>
  );
}
