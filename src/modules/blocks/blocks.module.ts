import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountRemovalsModule } from '../../core/accounts/account-removals.module';
import { ClicksModule } from '../clicks/clicks.module';
import { ProductsModule } from '../products/products.module';
import { BlockClicksService } from './block-clicks.service';
import { BlocksRepository } from './blocks.repository';
import { BLOCK_MODEL, BlockSchema } from './blocks.schema';
import { BlocksService } from './blocks.service';
import { ProductUsesService } from './product-uses.service';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: BLOCK_MODEL, schema: BlockSchema }]),
    AccountRemovalsModule,
    ClicksModule,
    ProductsModule,
  ],
  providers: [BlocksRepository, BlocksService, BlockClicksService, ProductUsesService],
  exports: [BlocksService, BlockClicksService, ProductUsesService],
})
export class BlocksModule {}
