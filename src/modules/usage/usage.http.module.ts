import { Module } from '@nestjs/common';
import { UsageController } from './usage.controller';
import { UsageModule } from './usage.module';

@Module({ imports: [UsageModule], controllers: [UsageController] })
export class UsageHttpModule {}
