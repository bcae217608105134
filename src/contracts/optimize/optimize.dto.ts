import { Matches } from 'class-validator';
import { MESSAGES } from '../messages';
import { Optional } from '../validation/optional';

const ID = /^[a-f\d]{24}$/;

/** What a draft is laid beside: the pages of a brief, or those of a run. */
export class GoalSourceDto {
  @Optional()
  @Matches(ID, { message: MESSAGES.notFound })
  brief?: string;

  @Optional()
  @Matches(ID, { message: MESSAGES.notFound })
  run?: string;
}
