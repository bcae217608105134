import { IsIn, IsInt, Max, Min } from 'class-validator';
import { ModelTextsDto } from '../model/model-texts.dto';
import { Optional } from '../validation/optional';
import { OUTLINE_LIMITS } from './brief-limits';
import { BRIEF_MESSAGES as SAYS } from './brief-messages';
import { BRIEF_TEXTS, type BriefTextsKind, PROSE_PART } from './brief-texts';
import { OUTLINE_KINDS, type OutlineKind } from './briefs';

/** Texts of the model on a brief. */
export class BriefTextsDto extends ModelTextsDto {
  @IsIn(BRIEF_TEXTS, { message: SAYS.textsInvalid })
  want!: BriefTextsKind;

  /** Of `prose`: the outline whose sections are described. */
  @Optional()
  @IsIn(OUTLINE_KINDS, { message: SAYS.outlineInvalid })
  outline?: OutlineKind;

  /** Of `prose`: from 0, which twelve of its sections. */
  @Min(0, { message: SAYS.partInvalid })
  @Max(Math.ceil(OUTLINE_LIMITS.sections / PROSE_PART) - 1, { message: SAYS.partInvalid })
  @IsInt({ message: SAYS.partInvalid })
  part = 0;
}
