import { Module } from '@nestjs/common';
import { ScraperModule } from '../scraper/scraper.module';
import { TextPagesService } from './text-pages.service';

@Module({ imports: [ScraperModule], providers: [TextPagesService], exports: [TextPagesService] })
export class TextModule {}
