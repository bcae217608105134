import { useState } from 'react';
import { useNotify } from 'react-admin';
import { messageOf } from '../../../providers/apiClient';
import { type ListOrder } from '../../../shared/products/productLibrary';
import { exportProducts } from '../productApi';

/** Saves products as a csv, which the import reads. */
export function useExport() {
  const notify = useNotify();
  const [exporting, setExporting] = useState(false);
  const save = async (order: ListOrder) => {
    setExporting(true);
    await exportProducts(order).catch((error: unknown) => notify(messageOf(error), { type: 'error' }));
    setExporting(false);
  };
  return { exporting, save: (order: ListOrder) => void save(order) };
}
