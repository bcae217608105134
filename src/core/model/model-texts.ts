import { Inject, Injectable } from '@nestjs/common';
import type { ModelFailureReason } from '../../contracts/model/model';
import { MODEL_TEXTS_SAY, type ModelTextsView, NOT_ASKED } from '../../contracts/model/model-texts';
import { LLM_PORT, type LlmPort, type ModelRequest } from './llm-port';

export interface TextsWanted<Value, Shown> extends ModelRequest<Value> {
  /** Gives what was answered to the same user before, and asks for nothing. */
  keptOnly?: boolean;
  /** What pages see of an answer. */
  shown: (value: Value) => Shown;
}

/** What the model writes for pages: asked by a click, or kept from an earlier one. */
@Injectable()
export class ModelTexts {
  constructor(@Inject(LLM_PORT) private readonly llm: LlmPort) {}

  async of<Value, Shown>({
    keptOnly = false,
    shown,
    ...request
  }: TextsWanted<Value, Shown>): Promise<ModelTextsView<Shown>> {
    if (request.data.length === 0) return without(null, NOT_ASKED.nothingToSay);
    if (keptOnly) {
      const kept = await this.llm.kept(request);
      return kept === undefined ? without(null, NOT_ASKED.nothingKept) : texts(shown(kept));
    }
    const answer = await this.llm.complete(request);
    return 'value' in answer
      ? texts(shown(answer.value))
      : without(answer.reason, MODEL_TEXTS_SAY[answer.reason]);
  }
}

const texts = <Shown>(value: Shown): ModelTextsView<Shown> => ({ value, reason: null, says: '' });
const without = (reason: ModelFailureReason | null, says: string) => ({ value: null, reason, says });
