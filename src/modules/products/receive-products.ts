import type { FastifyRequest } from 'fastify';
import { MAX_PRODUCTS_FILE_BYTES } from '../../contracts/products/product-import';
import { ProductColumnsDto } from '../../contracts/products/product-import.dto';
import { PRODUCT_IMPORT_MESSAGES as SAYS } from '../../contracts/products/product-import-messages';
import { PRODUCT_MESSAGES } from '../../contracts/products/product-messages';
import { MAX_PICTURE_BYTES } from '../../contracts/products/product-pictures';
import { fileMissing, receiveCsvWith } from '../../core/http/csv-upload';
import { readFileReading } from '../../core/http/file-reading';
import { readJsonField } from '../../core/http/json-field';
import { heldFile, partsOf } from '../../core/http/multipart';
import type { ProductsFile } from './product-import.service';

const FILE = { maxBytes: MAX_PRODUCTS_FILE_BYTES, tooLarge: SAYS.tooLarge, notCsv: SAYS.notCsv };
const PICTURE = { maxBytes: MAX_PICTURE_BYTES, tooLarge: PRODUCT_MESSAGES.pictureTooLarge };
const COLUMNS = {
  name: 'columns',
  dto: ProductColumnsDto,
  missing: SAYS.columnsFirst,
  invalid: SAYS.columnsInvalid,
};

/** A csv of products, and how it is to be read: `reading` (JSON) before the file. */
export async function receiveProductsFile(request: FastifyRequest): Promise<Omit<ProductsFile, 'columns'>> {
  const { bytes, fields } = await receiveCsvWith(request, FILE);
  return { bytes, reading: readFileReading(fields) };
}

/** The same with what its columns mean: `columns` (JSON). */
export async function receiveProductsTable(request: FastifyRequest): Promise<ProductsFile> {
  const { bytes, fields } = await receiveCsvWith(request, FILE);
  return { bytes, columns: readJsonField(fields['columns'], COLUMNS), reading: readFileReading(fields) };
}

/** A picture, whatever it calls itself. */
export async function receivePicture(request: FastifyRequest): Promise<Buffer> {
  for await (const part of partsOf(request)) if (part.type === 'file') return heldFile(part.file, PICTURE);
  throw fileMissing();
}
