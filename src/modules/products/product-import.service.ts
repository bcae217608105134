import { Injectable } from '@nestjs/common';
import type { AuthUser } from '../../contracts/access/access';
import type { FileReading, FileReadingView } from '../../contracts/csv/file-reading';
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
import { asFileRejected, assertColumns } from '../../core/errors/file-rejected';
import { inTurns } from '../../core/process/in-batches';
import { refusedRows } from '../../domain/csv/refused-rows';
import { withoutGuard } from '../../domain/csv/writer';
import { matchProductColumns } from '../../domain/products/product-columns';
import { decimalsOf } from '../../domain/products/price-decimals';
import { readProductFile } from '../../domain/products/product-file';
import { readProductRow, unclearCurrencyOf } from '../../domain/products/product-row';
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

/** What becomes of each row of a file, beside what it says. */
interface PlannedFile {
  header: string[];
  delimiter: FileReadingView['delimiter'];
  rows: (PlannedRow & { cells: string[] })[];
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
    const { decimals, unclearPrice } = decimalsOf({ header, rows, reading }, matched, chosen.decimals);
    const unclearCurrency = unclearCurrencyOf(rows, matched);
    return {
      columns: header,
      sample: rows.slice(0, SAMPLE_ROWS).map(({ cells }) => cells.map(withoutGuard)),
      rows: rows.length,
      matched,
      reading: {
        ...reading,
        ...(decimals && { decimals }),
        ...(unclearPrice && { unclearPrice }),
        ...(unclearCurrency && { unclearCurrency }),
      },
    };
  }

  /** What an import would do, row by row. Nothing is written. */
  async check(owner: AuthUser, file: ProductsFile): Promise<ProductImportCheckView> {
    const plan = await this.plan(owner.id, file);
    return summaryOf(
      plan,
      plan.rows.map(({ view }) => view),
    );
  }

  /** Imports the rows without errors. The others leave everything as it was. */
  async run(owner: AuthUser, file: ProductsFile): Promise<ProductImportView> {
    const plan = await this.plan(owner.id, file);
    const changes = plan.rows.flatMap(({ change }) => change ?? []);
    const { change, missed } = await this.changes.apply(owner.id, 'import', changes);
    if (change) await this.usage.logOperation(owner, 'products');
    const rows = plan.rows.map((row) =>
      row.change && missed.has(row.change) ? missedRow(row.change, row.view) : row.view,
    );
    return { ...summaryOf(plan, rows), ...(change && { change }) };
  }

  private async plan(owner: string, { bytes, columns, reading: chosen }: ProductsFile): Promise<PlannedFile> {
    const { header, rows, reading } = open(bytes, chosen);
    assertColumns(columns, header.length, {
      message: SAYS.columnMissing,
      fieldOf: (name) => `columns.${name}`,
    });
    const [shops, known] = await Promise.all([this.shops.of(owner), this.products.matching(owner, {})]);
    const plan = new ImportPlan(known, shops, MAX_PRODUCTS - known.length, new Date());
    const { mark } = decimalsOf({ header, rows, reading }, columns, chosen.decimals);
    const planned: PlannedFile['rows'] = [];
    for await (const batch of inTurns(rows, BATCH)) {
      for (const row of batch) {
        const read = readProductRow(row, columns, { mark, currency: chosen.currency });
        planned.push({ ...plan.add(read), cells: row.cells });
      }
    }
    return { header, delimiter: reading.delimiter, rows: planned };
  }
}

function open(...file: Parameters<typeof readProductFile>): ReturnType<typeof readProductFile> {
  try {
    return readProductFile(...file);
  } catch (error) {
    throw asFileRejected(error);
  }
}

function missedRow({ before }: PlannedChange, view: ProductRowView): ProductRowView {
  return { ...view, outcome: 'error', reason: before ? PRODUCT_MESSAGES.changedMeanwhile : SAYS.noRoom };
}

/** `rows` as they came out, which may be otherwise than planned. */
function summaryOf(plan: PlannedFile, rows: ProductRowView[]): ProductImportCheckView {
  const counts: RowCounts = { created: 0, updated: 0, unchanged: 0, error: 0 };
  for (const { outcome } of rows) counts[outcome]++;
  const refused = rows.flatMap(({ outcome, reason }, at) =>
    outcome === 'error' ? [{ cells: plan.rows[at]?.cells ?? [], reason }] : [],
  );
  return { counts, rows, refused: refusedRows(plan.header, refused, plan.delimiter) };
}
