import type { Connection } from 'mongoose';
import type { Environment } from '../../src/config/environment';
import type { LlmSettings } from '../../src/config/llm-settings';
import {
  MODEL_ANSWER_MODEL,
  MODEL_DAY_MODEL,
  MODEL_STATE_MODEL,
  MODEL_USE_MODEL,
  type ModelAnswerRecord,
  ModelAnswerSchema,
  type ModelDayRecord,
  ModelDaySchema,
  type ModelStateRecord,
  ModelStateSchema,
  type ModelUseRecord,
  ModelUseSchema,
} from '../../src/core/model/model.schema';
import { ModelAnswersRepository } from '../../src/core/model/model-answers.repository';
import { ModelBudget } from '../../src/core/model/model-budget';
import { ModelStateRepository } from '../../src/core/model/model-state.repository';
import { ModelUseRepository } from '../../src/core/model/model-use.repository';
import { type ModelTime, OpenAiLlm } from '../../src/core/model/openai-llm';
import { KEY } from './server-with-model';

type ModelOptions = Partial<LlmSettings> & {
  [Name in keyof ModelTime]: ModelTime[Name] | undefined;
};

/** The model's stores on a database. */
export function modelStores(connection: Connection, llm: LlmSettings | null) {
  const uses = new ModelUseRepository(
    connection.model<ModelUseRecord>(MODEL_USE_MODEL, ModelUseSchema),
    connection.model<ModelDayRecord>(MODEL_DAY_MODEL, ModelDaySchema),
  );
  const answers = new ModelAnswersRepository(
    connection.model<ModelAnswerRecord>(MODEL_ANSWER_MODEL, ModelAnswerSchema),
  );
  const state = new ModelStateRepository(
    connection.model<ModelStateRecord>(MODEL_STATE_MODEL, ModelStateSchema),
  );
  return { uses, answers, state, budget: new ModelBudget(uses, { llm } as Environment) };
}

/** The port to a server, on a database. */
export function modelOn(
  connection: Connection,
  baseUrl: string,
  { limits, now, wait, ...settings }: Partial<ModelOptions> = {},
): OpenAiLlm {
  const llm = {
    baseUrl,
    apiKey: KEY,
    model: 'test-model',
    embeddingsModel: '',
    dailyTokens: 2_000_000,
    userDailyTokens: 200_000,
    ...settings,
  };
  return new OpenAiLlm(llm, modelStores(connection, llm), { limits, now, wait });
}
