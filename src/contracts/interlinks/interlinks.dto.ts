import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsMongoId,
  Max,
  Min,
  ValidateBy,
} from 'class-validator';
import { applyAll } from '../validation/apply-all';
import { addressFault } from '../validation/listed-addresses';
import { Optional } from '../validation/optional';
import { INTERLINK_MESSAGES as SAYS } from './interlink-messages';
import { DECISIONS, INTERLINK_LIMITS as LIMITS, type InterlinkDecision } from './interlinks';
import { TARGET_LINE, targetLineOf } from './target-lines';

/** Empty lines beside those that count. */
const LINES_PER_ENTRY = 2;
const isEmpty = (line: string) => line.trim() === '';

const isPattern = (line: string) => line.trim().length <= LIMITS.pattern && !/\s/.test(line.trim());
const isTarget = (line: string) =>
  line.length <= TARGET_LINE.characters && isPattern(targetLineOf(line)?.target ?? '');
const isPriority = (line: string) =>
  line.length <= TARGET_LINE.characters && addressFault(targetLineOf(line)?.target ?? '') === null;

interface LineRules {
  max: number;
  holds: (line: string) => boolean;
  invalid: string;
  tooMany: string;
}

/** Lines of a text field; empty ones do not count. */
const Lines = ({ max, holds, invalid, tooMany }: LineRules) =>
  applyAll(
    ValidateBy(
      {
        name: 'areLines',
        validator: {
          validate: (lines) =>
            Array.isArray(lines) &&
            lines.every((line) => typeof line === 'string' && (isEmpty(line) || holds(line))),
        },
      },
      { message: invalid },
    ),
    ValidateBy(
      {
        name: 'areNotTooMany',
        validator: {
          validate: (lines) =>
            Array.isArray(lines) &&
            lines.filter((line) => typeof line === 'string' && !isEmpty(line)).length <= max,
        },
      },
      { message: tooMany },
    ),
    ArrayMaxSize(max * LINES_PER_ENTRY, { message: tooMany }),
    IsArray({ message: invalid }),
  );

const Patterns = () =>
  Lines({
    max: LIMITS.patterns,
    holds: isPattern,
    invalid: SAYS.patternInvalid,
    tooMany: SAYS.tooManyPatterns,
  });

/** What starts a run. */
export class InterlinkRunDto {
  /** A finished reading of one’s own; only the sample has none. */
  @IsMongoId({ message: SAYS.readingRequired })
  @Optional()
  readingId?: string;

  /** Asks for the sample instead of a reading. */
  @IsBoolean({ message: SAYS.sampleInvalid })
  @Optional()
  sample?: boolean;

  /** Patterns of the pages that take part, such as `/blog/*`; all of them where there is none. */
  @Patterns()
  includes: string[] = [];

  /** Patterns of pages that do not. */
  @Patterns()
  excludes: string[] = [];

  /** Where links may lead: URLs and patterns, everywhere where there is none. Keywords may follow a URL. */
  @Lines({
    max: LIMITS.targets,
    holds: isTarget,
    invalid: SAYS.targetInvalid,
    tooMany: SAYS.tooManyTargets,
  })
  targets: string[] = [];

  /** URLs that need links most, with their keywords behind them, if any. */
  @Lines({
    max: LIMITS.priority,
    holds: isPriority,
    invalid: SAYS.priorityInvalid,
    tooMany: SAYS.tooManyPriority,
  })
  priority: string[] = [];

  /** New links of one page at most. */
  @Max(LIMITS.perPage.max, { message: SAYS.perPageInvalid })
  @Min(LIMITS.perPage.min, { message: SAYS.perPageInvalid })
  @IsInt({ message: SAYS.perPageInvalid })
  perPage: number = LIMITS.perPage.usual;
}

const Place = () => applyAll(Min(0, { message: SAYS.rangeInvalid }), IsInt({ message: SAYS.rangeInvalid }));

/** What is decided of a suggestion; the anchor is moved with both `start` and `end`. */
export class InterlinkDecisionDto {
  @IsIn(DECISIONS, { message: SAYS.decisionInvalid })
  @Optional()
  decision?: InterlinkDecision;

  /** Where the anchor begins in the sentence, in UTF-16 units. */
  @Place()
  @Optional()
  start?: number;

  /** Where it ends, the end excluded. */
  @Place()
  @Optional()
  end?: number;
}

/** Accepts all open suggestions that lead to a page. */
export class InterlinkAcceptDto {
  /** The page by its place in the run. */
  @Min(0, { message: SAYS.targetUnknown })
  @IsInt({ message: SAYS.targetUnknown })
  target!: number;
}
