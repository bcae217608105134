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
import type { Product, ProductEntry, ProductTagView, ProductView } from '@contracts/products/products';
import type { ShopView } from '@contracts/products/shops';
import type { SaveShopsDto } from '@contracts/products/shops.dto';
import { apiFetch, apiJson, type ApiPage, apiPage } from '../../providers/apiClient';
import { apiUpload, type UploadOptions } from '../../providers/apiUpload';
import { saveBlob } from '../../shared/saveBlob';

const PATH = '/products';
const KEY = 'products';
const pathOf = (id: string) => `${PATH}/${encodeURIComponent(id)}`;

/** Where the page keeps what it knows of products. */
export const productKeys = {
  all: [KEY],
  lists: [KEY, 'list'],
  tags: [KEY, 'tags'],
  shops: [KEY, 'shops'],
  list: (part: ListPart) => [KEY, 'list', part],
  one: (id: string) => [KEY, 'one', id],
  /** Not among all: they are questions of the moment, which a change of products does not ask again. */
  uses: (selection: ProductSelected) => ['product-uses', selection],
  takeOvers: ['product-take-over'],
  takeOver: (id: string) => ['product-take-over', id],
};

/** How a list is narrowed down and put in order. */
export interface ListOrder {
  sort: readonly [field: string, direction: 'ASC' | 'DESC'];
  filter: ProductFilter;
}

/** A page of a list, counted from 1. */
export interface ListPart extends ListOrder {
  page: number;
  perPage: number;
}

const orderOf = ({ sort, filter }: ListOrder) => ({
  sort: JSON.stringify(sort),
  filter: JSON.stringify(filter),
});

export function listProducts(part: ListPart, signal: AbortSignal): Promise<ApiPage<ProductEntry>> {
  const { page, perPage } = part;
  const range = JSON.stringify([(page - 1) * perPage, page * perPage - 1]);
  const query = new URLSearchParams({ ...orderOf(part), range });
  return apiPage(`${PATH}?${query.toString()}`, { signal });
}

export function getProduct(id: string, signal: AbortSignal): Promise<ProductView> {
  return apiJson(pathOf(id), { signal });
}

/** Changes a product as a whole, or adds one where no id is given. */
export function saveProduct(json: Product, id?: string): Promise<ProductView> {
  return id ? apiJson(pathOf(id), { method: 'PUT', json }) : apiJson(PATH, { method: 'POST', json });
}

/** The tags of one's own products, by name. */
export function listTags(signal: AbortSignal): Promise<ProductTagView[]> {
  return apiJson(`${PATH}/tags`, { signal });
}

/** The table of shops: one's own first, then those that are built in. */
export function listShops(signal: AbortSignal): Promise<ShopView[]> {
  return apiJson(`${PATH}/shops`, { signal });
}

export function saveShops(json: SaveShopsDto): Promise<ShopView[]> {
  return apiJson(`${PATH}/shops`, { method: 'PUT', json });
}

/** Products by their ids, or all that a filter finds and how many those are. */
export type ProductSelected = { ids: readonly string[] } | { filter: ProductFilter; expected: number };

export function changeProducts(
  change: { action: 'delete' } | { action: 'update'; values: ProductValuesDto },
  selection: ProductSelected,
): Promise<ProductChangeView> {
  return apiJson(`${PATH}/changes`, { method: 'POST', json: { ...change, selection } });
}

export function undoChange(id: string): Promise<ProductUndoView> {
  return apiJson(`${PATH}/changes/${encodeURIComponent(id)}/undo`, { method: 'POST' });
}

export function uploadPicture(file: File, options: UploadOptions): Promise<ProductPictureView> {
  return apiUpload(`${PATH}/pictures`, formOf(file), options);
}

async function download(path: string, name: string): Promise<void> {
  const response = await apiFetch(path, { headers: { Accept: 'text/csv' } });
  saveBlob(await response.blob(), name);
}

/** Saves what a filter finds as a csv, which the import reads. */
export function exportProducts(order: ListOrder): Promise<void> {
  const query = new URLSearchParams({ ...orderOf(order), format: 'csv' });
  return download(`${PATH}/export?${query.toString()}`, `${PRODUCTS_EXPORT_NAME}.csv`);
}

export function downloadTemplate(): Promise<void> {
  return download(`${PATH}/imports/template`, PRODUCTS_TEMPLATE_NAME);
}

/** What a file holds. */
export function readColumns(file: File, signal: AbortSignal): Promise<ProductsFileView> {
  return apiJson(`${PATH}/imports/columns`, { method: 'POST', form: formOf(file), signal });
}

export function checkFile(
  file: File,
  columns: ProductColumns,
  signal: AbortSignal,
): Promise<ProductImportCheckView> {
  return apiJson(`${PATH}/imports/check`, { method: 'POST', form: formOf(file, columns), signal });
}

export function importFile(file: File, columns: ProductColumns): Promise<ProductImportView> {
  return apiJson(`${PATH}/imports`, { method: 'POST', form: formOf(file, columns) });
}

function formOf(file: File, columns?: ProductColumns): FormData {
  const form = new FormData();
  // The server reads the form as a stream: what is said of the file must come before it.
  if (columns) form.append('columns', JSON.stringify(columns));
  form.append('file', file, file.name);
  return form;
}
