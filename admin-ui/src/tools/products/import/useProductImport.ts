import type {
  ProductColumns,
  ProductImportCheckView,
  ProductImportView,
  ProductsFileView,
} from '@contracts/products/product-import';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useImportedFile } from '../../../shared/import/useImportedFile';
import { productKeys } from '../../../shared/products/productLibrary';
import { checkFile, importFile, readColumns } from '../productApi';

/** A file of products on its way: chosen, its columns matched, tried, imported. */
export function useProductImport() {
  const [result, setResult] = useState<ProductImportView>();
  const client = useQueryClient();
  const imported = useImportedFile<ProductColumns, ProductsFileView, ProductImportCheckView>({
    key: 'name',
    read: readColumns,
    check: checkFile,
  });
  const { complete, ask, choose, refuse, begin, restart } = imported;
  return {
    ...imported,
    result,
    choose: (file: File | undefined, problem?: string) => {
      setResult(undefined);
      choose(file, problem);
    },
    start: () => {
      if (!complete) return;
      const { file, ...form } = complete;
      begin();
      void ask('importing', async () => {
        const made = await importFile(file, form).finally(
          () => void client.invalidateQueries({ queryKey: productKeys.all }),
        );
        return () => {
          restart();
          setResult(made);
        };
      }).catch(refuse);
    },
  };
}
