import { Module } from '@nestjs/common';
import { FetchingModule } from '../fetching/fetching.module';
import { TextPagesService } from './text-pages.service';

@Module({ imports: [FetchingModule], providers: [TextPagesService], exports: [TextPagesService] })
export class TextsModule {}
