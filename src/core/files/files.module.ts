import { Module } from '@nestjs/common';
import { FileStore } from './file-store';

@Module({ providers: [FileStore], exports: [FileStore] })
export class FilesModule {}
