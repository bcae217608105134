import type { FileReading } from '@contracts/csv/file-reading';
import type { ProductChangeView, ProductFilter, ProductUndoView } from '@contracts/products/product-changes';
import type { ProductValuesDto } from '@contracts/products/product-changes.dto';
import {
  type ProductColumns,
  type ProductImportCheckView,
  type ProductImportView,
  PRODUCTS_EXPORT_NAME,
  PRODUCTS_TEMPLATE_NAME,
  type ProductsFileView,
} from '@contracts/products/product-import';
import type { ProductPictureView } from '@contracts/products/product-pictures';
import type { Product, ProductTagView, ProductView } from '@contracts/products/products';
import type { ShopView } from '@contracts/products/shops';
import type { SaveShopsDto } from '@contracts/products/shops.dto';
import { apiFetch, apiJson } from '../../providers/apiClient';
import { apiUpload, type UploadOptions } from '../../providers/apiUpload';
import { type ListOrder, orderOf, productPath, PRODUCTS_PATH } from '../../shared/products/productLibrary';
import { saveBlob } from '../../shared/saveBlob';

/** Changes a product as a whole, or adds one where no id is given. */
export function saveProduct(json: Product, id?: string): Promise<ProductView> {
  return id
    ? apiJson(productPath(id), { method: 'PUT', json })
    : apiJson(PRODUCTS_PATH, { method: 'POST', json });
}

/** The tags of one's own products, by name. */
export function listTags(signal: AbortSignal): Promise<ProductTagView[]> {
  return apiJson(`${PRODUCTS_PATH}/tags`, { signal });
}

export function saveShops(json: SaveShopsDto): Promise<ShopView[]> {
  return apiJson(`${PRODUCTS_PATH}/shops`, { method: 'PUT', json });
}

/** Products by their ids, or all that a filter finds and how many those are. */
export type ProductSelected = { ids: readonly string[] } | { filter: ProductFilter; expected: number };

export function changeProducts(
  change: { action: 'delete' } | { action: 'update'; values: ProductValuesDto },
  selection: ProductSelected,
): Promise<ProductChangeView> {
  return apiJson(`${PRODUCTS_PATH}/changes`, { method: 'POST', json: { ...change, selection } });
}

export function undoChange(id: string): Promise<ProductUndoView> {
  return apiJson(`${PRODUCTS_PATH}/changes/${encodeURIComponent(id)}/undo`, { method: 'POST' });
}

export function uploadPicture(file: File, options: UploadOptions): Promise<ProductPictureView> {
  return apiUpload(`${PRODUCTS_PATH}/pictures`, formOf(file), options);
}

async function download(path: string, name: string): Promise<void> {
  const response = await apiFetch(path, { headers: { Accept: 'text/csv' } });
  saveBlob(await response.blob(), name);
}

/** Saves what a filter finds as a csv, which the import reads. */
export function exportProducts(order: ListOrder): Promise<void> {
  const query = new URLSearchParams({ ...orderOf(order), format: 'csv' });
  return download(`${PRODUCTS_PATH}/export?${query.toString()}`, `${PRODUCTS_EXPORT_NAME}.csv`);
}

export function downloadTemplate(): Promise<void> {
  return download(`${PRODUCTS_PATH}/imports/template`, PRODUCTS_TEMPLATE_NAME);
}

/** What a file holds. */
export function readColumns(
  file: File,
  reading: FileReading,
  signal: AbortSignal,
): Promise<ProductsFileView> {
  return apiJson(`${PRODUCTS_PATH}/imports/columns`, {
    method: 'POST',
    form: formOf(file, { reading }),
    signal,
  });
}

/** What the columns of a file mean, and how it is read. */
export interface ProductsTable {
  columns: ProductColumns;
  reading: FileReading;
}

export function checkFile(
  file: File,
  table: ProductsTable,
  signal: AbortSignal,
): Promise<ProductImportCheckView> {
  return apiJson(`${PRODUCTS_PATH}/imports/check`, { method: 'POST', form: formOf(file, table), signal });
}

export function importFile(file: File, table: ProductsTable): Promise<ProductImportView> {
  return apiJson(`${PRODUCTS_PATH}/imports`, { method: 'POST', form: formOf(file, table) });
}

function formOf(file: File, { columns, reading }: Partial<ProductsTable> = {}): FormData {
  const form = new FormData();
  // The server reads the form as a stream: what is said of the file must come before it.
  if (columns) form.append('columns', JSON.stringify(columns));
  if (reading) form.append('reading', JSON.stringify(reading));
  form.append('file', file, file.name);
  return form;
}
