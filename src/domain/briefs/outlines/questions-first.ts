import type { BriefOutline } from '../../../contracts/briefs/briefs';
import { isAsking } from '../asking';
import { addInOrder, commonGroups } from './consensus';
import { OutlineBuilder } from './outline-builder';
import type { OutlineGround } from './outline-ground';
import { planOfKind, planOfQuestion, planOfRest } from './section-plans';

const MAX_QUESTIONS = 10;
const MAX_OTHERS = 6;

/** An answer at the top, then what several pages are asked, then the rest of what they have in common. */
export function questionsOutline(ground: OutlineGround): BriefOutline {
  const builder = new OutlineBuilder(ground, 'questions');
  builder.add(planOfKind('answer', [], ground));
  for (const question of ground.questions) {
    const plan = builder.length <= MAX_QUESTIONS ? planOfQuestion(question, ground) : undefined;
    if (plan) builder.add(plan);
  }
  const others = commonGroups(ground).filter(({ label, headings }) => {
    const kind = ground.cues.kindOf(label);
    return !headings.some(({ text }) => isAsking(text)) && kind !== 'faq' && kind !== 'answer';
  });
  addInOrder(builder, others.slice(0, MAX_OTHERS), ground);
  if (ground.questions.length > 0) builder.add(planOfRest(ground));
  return builder.outline('Questions first');
}
