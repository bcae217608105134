import { Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ENVIRONMENT } from '../../config/config.module';
import type { Environment } from '../../config/environment';
import { KeptMeaning } from './kept-meaning';
import { MEANING_PORT, type MeaningPort } from './meaning-port';
import { MeaningVectorsRepository } from './meaning-vectors.repository';
import { MEANING_VECTOR_MODEL, MeaningVectorSchema } from './meaning.schema';
import { NullMeaning } from './null-meaning';
import { SentenceEngine } from './sentence-engine';

/** The way to the meaning of texts, and what is kept of it. */
@Module({
  imports: [MongooseModule.forFeature([{ name: MEANING_VECTOR_MODEL, schema: MeaningVectorSchema }])],
  providers: [
    MeaningVectorsRepository,
    {
      provide: MEANING_PORT,
      useFactory: ({ meaning }: Environment, kept: MeaningVectorsRepository): MeaningPort =>
        meaning ? new KeptMeaning({ engine: new SentenceEngine(), kept }) : new NullMeaning(),
      inject: [ENVIRONMENT, MeaningVectorsRepository],
    },
  ],
  exports: [MEANING_PORT, MeaningVectorsRepository],
})
export class MeaningModule implements OnApplicationShutdown {
  constructor(@Inject(MEANING_PORT) private readonly meaning: MeaningPort) {}

  onApplicationShutdown(): void {
    this.meaning.close();
  }
}
