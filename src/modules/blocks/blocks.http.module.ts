import { Module } from '@nestjs/common';
import { BlocksController } from './blocks.controller';
import { BlocksModule } from './blocks.module';

@Module({ imports: [BlocksModule], controllers: [BlocksController] })
export class BlocksHttpModule {}
