import { Controller, Get, HttpCode, Post, Req, type StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { AuthUser } from '../../contracts/access/access';
import { FileReadingDto } from '../../contracts/csv/file-reading.dto';
import {
  type ProductImportCheckView,
  type ProductImportView,
  PRODUCTS_TEMPLATE_NAME,
  type ProductsFileView,
} from '../../contracts/products/product-import';
import { ProductColumnsDto } from '../../contracts/products/product-import.dto';
import { PRODUCT_IMPORT_MESSAGES } from '../../contracts/products/product-import-messages';
import { ForTool } from '../../core/auth/access.decorator';
import { CurrentUser } from '../../core/auth/current-user.decorator';
import { BODY_BYTES, RequestBody } from '../../core/http/body-limits';
import { csvDownload } from '../../core/http/export';
import { LargeBodies } from '../../core/http/large-bodies';
import { AnswersFile, MultipartBody } from '../../core/http/reference/described';
import { productTemplate } from '../../domain/products/product-file';
import { ProductImportService } from './product-import.service';
import { receiveProductsFile, receiveProductsTable } from './receive-products';

const UPLOAD = { maxBytes: BODY_BYTES.productsUpload, tooLarge: PRODUCT_IMPORT_MESSAGES.tooLarge };
const FILE = { description: 'The CSV, behind the fields.' };
const TABLE = {
  json: { columns: ProductColumnsDto, reading: FileReadingDto },
  optional: ['reading'],
  file: FILE,
};

/** Products from a CSV. */
@ForTool('products')
@ApiTags('Products')
@Controller('products/imports')
export class ProductImportController {
  constructor(
    private readonly imports: ProductImportService,
    private readonly largeBodies: LargeBodies,
  ) {}

  /** Download a template for an import of products. */
  @Get('template')
  @AnswersFile('text/csv')
  template(@CurrentUser() user: AuthUser): StreamableFile {
    return csvDownload({ name: PRODUCTS_TEMPLATE_NAME, user }, productTemplate());
  }

  /** Read the columns of a file of products. What they are called, and what they are taken for. */
  @Post('columns')
  @HttpCode(200)
  @MultipartBody({ json: { reading: FileReadingDto }, optional: ['reading'], file: FILE })
  @RequestBody(UPLOAD)
  columns(@CurrentUser() user: AuthUser, @Req() request: FastifyRequest): Promise<ProductsFileView> {
    return this.largeBodies.hold(user.id, request, async () =>
      this.imports.survey(await receiveProductsFile(request)),
    );
  }

  /** Try an import of products. Nothing is changed: the answer says, row by row, what an import would do. */
  @Post('check')
  @HttpCode(200)
  @MultipartBody(TABLE)
  @RequestBody(UPLOAD)
  check(@CurrentUser() user: AuthUser, @Req() request: FastifyRequest): Promise<ProductImportCheckView> {
    return this.largeBodies.hold(user.id, request, async () =>
      this.imports.check(user, await receiveProductsTable(request)),
    );
  }

  /** Import products. Rows with errors are left out; the whole import can be undone for a day. */
  @Post()
  @MultipartBody(TABLE)
  @RequestBody(UPLOAD)
  create(@CurrentUser() user: AuthUser, @Req() request: FastifyRequest): Promise<ProductImportView> {
    return this.largeBodies.hold(user.id, request, async () =>
      this.imports.run(user, await receiveProductsTable(request)),
    );
  }
}
