import { Module } from '@nestjs/common';
import { FeaturesController } from './features.controller';
import { FeaturesModule } from './features.module';

@Module({ imports: [FeaturesModule], controllers: [FeaturesController] })
export class FeaturesHttpModule {}
