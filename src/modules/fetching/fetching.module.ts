import { Module } from '@nestjs/common';
import { FetchModule } from '../../core/fetch/fetch.module';
import { FetchingService } from './fetching.service';

@Module({ imports: [FetchModule], providers: [FetchingService], exports: [FetchingService] })
export class FetchingModule {}
