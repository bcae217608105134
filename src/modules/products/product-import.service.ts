import { setImmediate as turn } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { AuthUser } from '../../contracts/access/access';
import type { FileReading } from '../../contracts/csv/file-reading';
import type {
  ProductColumns,
  ProductImportCheckView,
  ProductImportView,
  ProductRowView,
  ProductsFileView,
} from '../../contracts/products/product-import';
import { PRODUCT_IMPORT_MESSAGES as SAYS } from '../../contracts/products/product-import-messages';
import { PRODUCT_MESSAGES } from '../../contracts/products/product-messages';
import { MAX_PRODUCTS } from '../../contracts/products/products';
import type { RowCounts } from '../../contracts/users/user-import';
import { AppError, fieldsRefused } from '../../core/errors/app-error';
import { ListFileError } from '../../domain/csv/list-file';
import { withoutGuard } from '../../domain/csv/writer';
import { matchProductColumns } from '../../domain/products/product-columns';
import { readProductFile } from '../../domain/products/product-file';
import { decimalsOf, readProductRow } from '../../domain/products/product-row';
import { UsageService } from '../usage/usage.service';
import { ImportPlan, type PlannedRow } from './import-plan';
import { type PlannedChange, ProductChangesService } from './product-changes.service';
import { ProductShopsService } from './product-shops.service';
import { ProductsRepository } from './products.repository';

const SAMPLE_ROWS = 3;
/** Rows that are looked at before others get their turn. */
const BATCH = 25;

export interface ProductsFile {
  bytes: Uint8Array;
  columns: ProductColumns;
  reading: FileReading;
}

/** What users do with files of products: look into one, try it, import it. */
@Injectable()
export class ProductImportService {
  constructor(
    private readonly products: ProductsRepository,
    private readonly shops: ProductShopsService,
    private readonly changes: ProductChangesService,
    private readonly usage: UsageService,
  ) {}

  /** What a file holds; refuses one that can't be imported at all. */
  survey({ bytes, reading: chosen }: Omit<ProductsFile, 'columns'>): ProductsFileView {
    const { header, rows, reading } = open(bytes, chosen, true);
    const matched = matchProductColumns(header);
    const { decimals, unclearPrice } = decimalsOf(rows, matched, chosen.decimals);
    return {
      columns: header,
      sample: rows.slice(0, SAMPLE_ROWS).map(({ cells }) => cells.map(withoutGuard)),
      rows: rows.length,
      matched,
      reading: { ...reading, ...(decimals && { decimals }), ...(unclearPrice && { unclearPrice }) },
    };
  }

  /** What an import would do, row by row. Nothing is written. */
  async check(owner: AuthUser, file: ProductsFile): Promise<ProductImportCheckView> {
    return summaryOf((await this.plan(owner.id, file)).map(({ view }) => view));
  }

  /** Imports the rows without errors. The others leave everything as it was. */
  async run(owner: AuthUser, file: ProductsFile): Promise<ProductImportView> {
    const planned = await this.plan(owner.id, file);
    const changes = planned.flatMap(({ change }) => change ?? []);
    const { change, missed } = await this.changes.apply(owner.id, 'import', changes);
    if (change) await this.usage.logOperation(owner, 'products');
    const rows = planned.map((row) =>
      row.change && missed.has(row.change) ? missedRow(row.change, row.view) : row.view,
    );
    return { ...summaryOf(rows), ...(change && { change }) };
  }

  private async plan(owner: string, { bytes, columns, reading }: ProductsFile): Promise<PlannedRow[]> {
    const { header, rows } = open(bytes, reading);
    assertColumns(columns, header.length);
    const [shops, known] = await Promise.all([this.shops.of(owner), this.products.matching(owner, {})]);
    const plan = new ImportPlan(known, shops, MAX_PRODUCTS - known.length, new Date());
    const { mark } = decimalsOf(rows, columns, reading.decimals);
    const planned: PlannedRow[] = [];
    for (const row of rows) {
      planned.push(plan.add(readProductRow(row, columns, mark)));
      if (planned.length % BATCH === 0) await turn();
    }
    return planned;
  }
}

function open(...file: Parameters<typeof readProductFile>): ReturnType<typeof readProductFile> {
  try {
    return readProductFile(...file);
  } catch (error) {
    if (!(error instanceof ListFileError)) throw error;
    throw new AppError('FILE_REJECTED', error.message, { cause: error });
  }
}

function assertColumns(columns: ProductColumns, count: number): void {
  const missing = Object.entries(columns).filter(([, column]) => column >= count);
  if (missing.length === 0) return;
  const errors = Object.fromEntries(missing.map(([field]) => [`columns.${field}`, SAYS.columnMissing]));
  throw fieldsRefused(errors, SAYS.columnMissing);
}

function missedRow({ before }: PlannedChange, view: ProductRowView): ProductRowView {
  return { ...view, outcome: 'error', reason: before ? PRODUCT_MESSAGES.changedMeanwhile : SAYS.noRoom };
}

function summaryOf(rows: ProductRowView[]): ProductImportCheckView {
  const counts: RowCounts = { created: 0, updated: 0, unchanged: 0, error: 0 };
  for (const { outcome } of rows) counts[outcome]++;
  return { counts, rows };
}
