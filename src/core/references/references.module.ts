import { Module } from '@nestjs/common';
import { References } from './references';

@Module({ providers: [References], exports: [References] })
export class ReferencesModule {}
