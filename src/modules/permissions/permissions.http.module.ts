import { Module } from '@nestjs/common';
import { PermissionsController } from './permissions.controller';
import { PermissionsModule } from './permissions.module';

@Module({ imports: [PermissionsModule], controllers: [PermissionsController] })
export class PermissionsHttpModule {}
