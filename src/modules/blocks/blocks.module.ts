import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountRemovalsModule } from '../../core/accounts/account-removals.module';
import { RoomLocksModule } from '../../core/database/room-locks.module';
import { ClicksModule } from '../clicks/clicks.module';
import { ProductsModule } from '../products/products.module';
import { BlockClicksService } from './block-clicks.service';
import { BlockUndoRepository } from './block-undo.repository';
import { BLOCK_UNDO_MODEL, BlockUndoSchema } from './block-undo.schema';
import { BlocksRepository } from './blocks.repository';
import { BLOCK_MODEL, BlockSchema } from './blocks.schema';
import { BlocksService } from './blocks.service';
import { ProductUsesService } from './product-uses.service';
import { TakeOverService } from './take-over.service';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: BLOCK_MODEL, schema: BlockSchema },
      { name: BLOCK_UNDO_MODEL, schema: BlockUndoSchema },
    ]),
    AccountRemovalsModule,
    RoomLocksModule,
    ClicksModule,
    ProductsModule,
  ],
  providers: [
    BlocksRepository,
    BlockUndoRepository,
    BlocksService,
    BlockClicksService,
    ProductUsesService,
    TakeOverService,
  ],
  exports: [BlocksService, BlockClicksService, ProductUsesService, TakeOverService],
})
export class BlocksModule {}
