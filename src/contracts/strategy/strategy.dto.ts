import { GRANULARITIES, KEYWORD_LANGUAGES, type Granularity } from '../keywords/grouping';
import {
  IsBoolean,
  IsIn,
  IsInt,
  IsMongoId,
  IsNumber,
  IsString,
  Max,
  MaxLength,
  Min,
  ValidateBy,
} from 'class-validator';
import { ModelTextsDto } from '../model/model-texts.dto';
import { applyAll } from '../validation/apply-all';
import { Optional } from '../validation/optional';
import {
  NEAR_LEVELS,
  type NearLevel,
  STRATEGY_LIMITS,
  type StrategySettings,
  THRESHOLD_RANGES,
} from './strategy';
import { STRATEGY_MESSAGES as SAYS } from './strategy-messages';
import { STRATEGY_TEXTS, type StrategyTextsKind } from './strategy-texts';

/** What an evaluation is made of beside its files. */
export class StrategyRunDto {
  @IsIn(KEYWORD_LANGUAGES, { message: SAYS.languageInvalid })
  language!: string;

  /** What it is called; without a name it is called by what it is made from. */
  @MaxLength(STRATEGY_LIMITS.name, { message: SAYS.nameTooLong })
  @IsString({ message: SAYS.nameTooLong })
  @Optional()
  name?: string;

  /** A finished reading of one’s own. */
  @IsMongoId({ message: SAYS.readingInvalid })
  @Optional()
  readingId?: string;

  /** Asks for the sample instead of files. */
  @IsBoolean({ message: SAYS.sampleInvalid })
  @Optional()
  sample?: boolean;
}

const Cosine = ([low, high]: readonly [number, number], message: string) =>
  applyAll(
    Max(high, { message }),
    Min(low, { message }),
    IsNumber({ allowNaN: false, allowInfinity: false }, { message }),
  );
const Count = ([low, high]: readonly [number, number], message: string) =>
  applyAll(Max(high, { message }), Min(low, { message }), IsInt({ message }));

const IsBelowCovered = () =>
  ValidateBy(
    {
      name: 'isBelowCovered',
      validator: {
        validate: (value, given) => {
          const { covered = Infinity } = (given?.object ?? {}) as Partial<StrategySettingsDto>;
          return !(Number(value) >= covered);
        },
      },
    },
    { message: SAYS.partialAbove },
  );

/** What an evaluation is judged by anew. */
export class StrategySettingsDto implements StrategySettings {
  @IsIn(GRANULARITIES, { message: SAYS.granularityInvalid })
  granularity!: Granularity;

  @Cosine(THRESHOLD_RANGES.covered, SAYS.coveredInvalid)
  covered!: number;

  @IsBelowCovered()
  @Cosine(THRESHOLD_RANGES.partial, SAYS.partialInvalid)
  partial!: number;

  @Cosine(THRESHOLD_RANGES.overlap, SAYS.overlapInvalid)
  overlap!: number;

  @Count(THRESHOLD_RANGES.thinWords, SAYS.thinInvalid)
  thinWords!: number;

  @Count(THRESHOLD_RANGES.maxDepth, SAYS.depthInvalid)
  maxDepth!: number;

  @IsIn(NEAR_LEVELS, { message: SAYS.nearInvalid })
  nearDuplicate!: NearLevel;
}

/** Texts of the model on an evaluation. */
export class StrategyTextsDto extends ModelTextsDto {
  @IsIn(STRATEGY_TEXTS, { message: SAYS.textsInvalid })
  want!: StrategyTextsKind;
}
