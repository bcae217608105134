import { Inject, Module, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ENVIRONMENT } from '../../config/config.module';
import type { Environment } from '../../config/environment';
import { AccountRemovals } from '../accounts/account-removals';
import { AccountRemovalsModule } from '../accounts/account-removals.module';
import { LLM_PORT, type LlmPort } from './llm-port';
import { ModelAnswersRepository } from './model-answers.repository';
import { ModelBudget } from './model-budget';
import { ModelRecords } from './model-records';
import {
  MODEL_ANSWER_MODEL,
  MODEL_DAY_MODEL,
  MODEL_STATE_MODEL,
  MODEL_USE_MODEL,
  ModelAnswerSchema,
  ModelDaySchema,
  ModelStateSchema,
  ModelUseSchema,
} from './model.schema';
import { ModelStateRepository } from './model-state.repository';
import { ModelTexts } from './model-texts';
import { ModelUseRepository } from './model-use.repository';
import { NullLlm } from './null-llm';
import { OpenAiLlm } from './openai-llm';

/** The way to the model, and what is kept of its use. */
@Module({
  imports: [
    MongooseModule.forFeature([
      { name: MODEL_USE_MODEL, schema: ModelUseSchema },
      { name: MODEL_DAY_MODEL, schema: ModelDaySchema },
      { name: MODEL_ANSWER_MODEL, schema: ModelAnswerSchema },
      { name: MODEL_STATE_MODEL, schema: ModelStateSchema },
    ]),
    AccountRemovalsModule,
  ],
  providers: [
    ModelUseRepository,
    ModelAnswersRepository,
    ModelStateRepository,
    ModelBudget,
    ModelRecords,
    ModelTexts,
    {
      provide: LLM_PORT,
      useFactory: (
        { llm }: Environment,
        budget: ModelBudget,
        answers: ModelAnswersRepository,
        state: ModelStateRepository,
      ): LlmPort => (llm ? new OpenAiLlm(llm, { budget, answers, state }) : new NullLlm()),
      inject: [ENVIRONMENT, ModelBudget, ModelAnswersRepository, ModelStateRepository],
    },
  ],
  exports: [LLM_PORT, ModelBudget, ModelRecords, ModelTexts],
})
export class ModelModule implements OnModuleInit, OnApplicationShutdown {
  constructor(
    @Inject(LLM_PORT) private readonly llm: LlmPort,
    private readonly records: ModelRecords,
    private readonly removals: AccountRemovals,
  ) {}

  onModuleInit(): void {
    this.removals.add((user) => this.records.removeOfUser(user));
  }

  async onApplicationShutdown(): Promise<void> {
    await this.llm.close();
  }
}
