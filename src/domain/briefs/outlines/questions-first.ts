import type { BriefOutline } from '../../../contracts/briefs/briefs';
import { isAsking } from '../asking';
import { addInOrder, commonGroups } from './consensus';
import { OutlineBuilder } from './outline-builder';
import { isUsable, type OutlineGround } from './outline-ground';
import { planOfAnswer, planOfQuestion, planOfRest } from './section-plans';

const MAX_QUESTIONS = 10;
const MAX_OTHERS = 6;

/** An answer at the top, then what pages ask, then the rest of what they have in common. */
export function questionsOutline(ground: OutlineGround): BriefOutline {
  const builder = new OutlineBuilder(ground, 'questions');
  builder.add(planOfAnswer(ground));
  for (const question of ground.questions)
    if (builder.length <= MAX_QUESTIONS && isUsable(question.question, ground))
      builder.add(planOfQuestion(question));
  const others = commonGroups(ground).filter(({ label, headings }) => {
    const kind = ground.cues.kindOf(label);
    return (
      !headings.some(({ text }) => isAsking(text, ground.query.language)) &&
      kind !== 'faq' &&
      kind !== 'answer'
    );
  });
  addInOrder(builder, others.slice(0, MAX_OTHERS), ground);
  if (ground.questions.length > 0) builder.add(planOfRest(ground));
  return builder.outline('Questions first');
}
