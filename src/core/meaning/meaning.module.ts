import { Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ENVIRONMENT } from '../../config/config.module';
import type { Environment } from '../../config/environment';
import { ModelBudget } from '../model/model-budget';
import { ModelModule } from '../model/model.module';
import { EmbeddingsEngine } from './embeddings-engine';
import { KeptMeaning, type MeaningEngine } from './kept-meaning';
import { MEANING_PORT, type MeaningPort } from './meaning-port';
import { MeaningVectorsRepository } from './meaning-vectors.repository';
import { MEANING_VECTOR_MODEL, MeaningVectorSchema } from './meaning.schema';
import { NullMeaning } from './null-meaning';
import { SentenceEngine } from './sentence-engine';

/** The way to the meaning of texts, and what is kept of it. */
@Module({
  imports: [
    MongooseModule.forFeature([{ name: MEANING_VECTOR_MODEL, schema: MeaningVectorSchema }]),
    ModelModule,
  ],
  providers: [
    MeaningVectorsRepository,
    {
      provide: MEANING_PORT,
      useFactory: (
        { meaning, llm }: Environment,
        kept: MeaningVectorsRepository,
        budget: ModelBudget,
      ): MeaningPort => {
        if (!meaning) return new NullMeaning();
        const engine = llm?.embeddingsModel ? new EmbeddingsEngine(llm, budget) : bundled();
        return new KeptMeaning({ engine, kept });
      },
      inject: [ENVIRONMENT, MeaningVectorsRepository, ModelBudget],
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

function bundled(): MeaningEngine {
  const engine = new SentenceEngine();
  return {
    name: engine.name,
    mean: () => engine.mean(),
    vectorsOf: (texts, { kind }) => engine.vectorsOf(texts, kind),
    close: () => engine.close(),
    memory: () => engine.memory,
  };
}
