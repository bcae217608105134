import type { ModelFailureReason, ModelUsage } from '../../contracts/model/model';
import type { ModelTask } from '../../domain/model/model-task';
import type { ModelData } from '../../domain/model/source';

/** Injection token of the one LlmPort. */
export const LLM_PORT = Symbol('LLM_PORT');

/** What the model is asked. */
export interface ModelRequest<Value> {
  /** One of MODEL_TASKS, with its rules, the schema of its answer, and its check. */
  task: ModelTask<Value>;
  data: readonly ModelData[];
  /** Of the answer, as a code of BCP 47. */
  language: string;
  /** Whose tokens are used; answers are kept for this user alone. */
  budget: { user: string };
  signal?: AbortSignal;
  /** Asks the server whatever happened before: for a test of it. */
  fresh?: boolean;
}

/** What was used is told on a failure, too. `status` is that of the server's answer, where one decided. */
export type ModelAnswer<Value> =
  | { value: Value; usage: ModelUsage }
  | { reason: ModelFailureReason; status: number | null; usage: ModelUsage };

/**
 * The way to a model, if there is one. A tool shows what the rules found whatever it answers, and labels as "AI" what it
 * gave: `{value}`, checked against the data, or `{reason}`, never an error of the model's.
 *
 * @example
 * const answer = await llm.complete({ task: MODEL_TASKS.names, data: groupsToName(groups), language: 'en', budget: { user } });
 * if ('value' in answer) show(answer.value.names);
 */
export interface LlmPort {
  complete<Value>(request: ModelRequest<Value>): Promise<ModelAnswer<Value>>;
  /** What the same request was answered in the last 30 days; asks for nothing, and uses nothing. */
  kept<Value>(request: ModelRequest<Value>): Promise<Value | undefined>;
  /** Ends all connections. */
  close(): Promise<void>;
}

export const NOTHING_USED: ModelUsage = { tokensIn: 0, tokensOut: 0, requests: 0 };
