import { PAGE_LIMITS } from '../../contracts/pages/page-limits';
import { oneLine } from '../pages/text-flow';

const MAX_QUESTIONS = 100;
/** Values looked at, so that a hostile page costs no more than a large one. */
const MAX_VALUES = 5_000;
const TAGS = /<[^<>]*>/g;

/** What the questions of FAQPage and QAPage markup ask, each once; blocks that are no JSON are passed over. */
export function questionsOfMarkup(jsonLd: readonly string[]): string[] {
  const waiting: unknown[] = jsonLd.map(parsed);
  const questions = new Set<string>();
  for (let at = 0; at < waiting.length && at < MAX_VALUES && questions.size < MAX_QUESTIONS; at += 1) {
    const value = waiting[at];
    if (typeof value !== 'object' || value === null) continue;
    const { '@type': type, name } = value as Record<string, unknown>;
    if ([type].flat().includes('Question') && typeof name === 'string') {
      const question = oneLine(name.slice(0, PAGE_LIMITS.text).replace(TAGS, ' '));
      if (question) questions.add(question);
    }
    for (const child of Object.values(value)) if (waiting.length < MAX_VALUES) waiting.push(child);
  }
  return [...questions];
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json) as unknown;
  } catch {
    return null;
  }
}
