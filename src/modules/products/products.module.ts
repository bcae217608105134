import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountRemovalsModule } from '../../core/accounts/account-removals.module';
import { RoomLocksModule } from '../../core/database/room-locks.module';
import { FilesModule } from '../../core/files/files.module';
import { UsageModule } from '../usage/usage.module';
import { ProductChangesRepository } from './product-changes.repository';
import {
  PRODUCT_CHANGE_MODEL,
  PRODUCT_UNDO_MODEL,
  ProductChangeSchema,
  ProductUndoSchema,
} from './product-changes.schema';
import { ProductChangesService } from './product-changes.service';
import { ProductImportService } from './product-import.service';
import { ProductPicturesService } from './product-pictures.service';
import { ProductShopsService } from './product-shops.service';
import { ProductSlotsRepository } from './product-slots.repository';
import { ProductsRepository } from './products.repository';
import { PRODUCT_MODEL, ProductSchema } from './products.schema';
import { ProductsService } from './products.service';
import { ShopTablesRepository } from './shop-tables.repository';
import { SHOP_TABLE_MODEL, ShopTableSchema } from './shop-tables.schema';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: PRODUCT_MODEL, schema: ProductSchema },
      { name: PRODUCT_CHANGE_MODEL, schema: ProductChangeSchema },
      { name: PRODUCT_UNDO_MODEL, schema: ProductUndoSchema },
      { name: SHOP_TABLE_MODEL, schema: ShopTableSchema },
    ]),
    AccountRemovalsModule,
    RoomLocksModule,
    FilesModule,
    UsageModule,
  ],
  providers: [
    ProductsRepository,
    ProductSlotsRepository,
    ProductChangesRepository,
    ShopTablesRepository,
    ProductPicturesService,
    ProductShopsService,
    ProductChangesService,
    ProductsService,
    ProductImportService,
  ],
  exports: [
    ProductsService,
    ProductShopsService,
    ProductChangesService,
    ProductPicturesService,
    ProductImportService,
  ],
})
export class ProductsModule {}
