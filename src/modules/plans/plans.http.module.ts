import { Module } from '@nestjs/common';
import { PlansController } from './plans.controller';
import { PlansModule } from './plans.module';

@Module({ imports: [PlansModule], controllers: [PlansController] })
export class PlansHttpModule {}
