import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountRemovalsModule } from '../../core/accounts/account-removals.module';
import { BlocksRepository } from './blocks.repository';
import { BLOCK_MODEL, BlockSchema } from './blocks.schema';
import { BlocksService } from './blocks.service';

@Module({
  imports: [MongooseModule.forFeature([{ name: BLOCK_MODEL, schema: BlockSchema }]), AccountRemovalsModule],
  providers: [BlocksRepository, BlocksService],
  exports: [BlocksService],
})
export class BlocksModule {}
