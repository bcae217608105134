import { COMMERCE_RULES } from './commerce-rules';
import { CONTENT_RULES } from './content-rules';
import { ENDED_RULES } from './ended-rules';
import { LEARNING_RULES } from './learning-rules';
import { MEDIA_RULES } from './media-rules';
import { PLACE_RULES } from './place-rules';
import type { RichResult, RichResultRule } from './rich-result-rule';

export const RICH_RESULT_RULES: readonly RichResultRule[] = [
  ...CONTENT_RULES,
  ...MEDIA_RULES,
  ...COMMERCE_RULES,
  ...PLACE_RULES,
  ...LEARNING_RULES,
  ...ENDED_RULES,
];

/** All rich results that are known, the ended ones among them, each once. */
export const RICH_RESULTS: readonly RichResult[] = RICH_RESULT_RULES;
