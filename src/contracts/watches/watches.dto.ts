import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsMongoId,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { FilteredSelectionDto } from '../bulk/selection.dto';
import { MESSAGES } from '../messages';
import { applyAll } from '../validation/apply-all';
import { Holds } from '../validation/holds';
import { addressFault, MAX_ADDRESS_CHARACTERS } from '../validation/listed-addresses';
import { Nested } from '../validation/nested';
import { PastedAddress } from '../validation/one-line';
import { Optional } from '../validation/optional';
import { VISIBLE } from '../validation/visible';
import {
  WATCH_FIELDS,
  type WatchFieldName,
  WATCH_MASKS,
  WATCH_PARTS,
  WATCH_PRESETS,
  WATCH_SEVERITIES,
  type WatchMask,
  type WatchPreset,
  type WatchScope,
  type WatchSeverity,
} from './watch-content';
import { WATCH_CONTENT_MESSAGES } from './watch-content-messages';
import { WATCH_LIMITS } from './watch-limits';
import { WATCH_MESSAGES as SAYS } from './watch-messages';
import {
  MAX_BULK_WATCHES,
  WATCH_BULK_ACTIONS,
  WATCH_TEXT_LIMITS as TEXT,
  type WatchBulkAction,
  type WatchSelection,
  type WatchSettings,
} from './watches';

/** 15 minutes, and 30 days. */
export const MIN_INTERVAL_MINUTES = 15;
export const MAX_INTERVAL_MINUTES = 30 * 24 * 60;

const oneLine = (value: unknown): unknown =>
  typeof value === 'string' ? value.replace(/[\s\p{Cc}]+/gu, ' ').trim() : value;
const distinct = (value: unknown): unknown =>
  Array.isArray(value) ? [...new Set(value.map(oneLine))].filter((entry) => entry !== '') : value;

/** A list of texts; equal and empty ones are taken out before it is counted. */
const Texts = (max: number, characters: number, message: string) =>
  applyAll(
    MaxLength(characters, { each: true, message }),
    IsString({ each: true, message }),
    ArrayMaxSize(max, { message }),
    IsArray({ message }),
    Transform(({ value }: { value: unknown }) => distinct(value)),
  );

const Name = () =>
  applyAll(
    MaxLength(TEXT.name, { message: MESSAGES.tooLong(TEXT.name) }),
    IsString({ message: MESSAGES.tooLong(TEXT.name) }),
    Transform(({ value }: { value: unknown }) => oneLine(value)),
  );

const Tags = () => Texts(TEXT.tags, TEXT.tag, SAYS.tagsInvalid);
const Rules = () => Texts(WATCH_LIMITS.rules, WATCH_LIMITS.rule, SAYS.rulesInvalid);

const Masks = () =>
  applyAll(
    IsIn(WATCH_MASKS, { each: true, message: SAYS.masksInvalid }),
    ArrayMaxSize(WATCH_MASKS.length, { message: SAYS.masksInvalid }),
    IsArray({ message: SAYS.masksInvalid }),
  );

/** One that the plan does not offer is stretched to the next that it does. */
const Interval = () =>
  applyAll(
    Max(MAX_INTERVAL_MINUTES, { message: SAYS.intervalInvalid }),
    Min(MIN_INTERVAL_MINUTES, { message: SAYS.intervalInvalid }),
    IsInt({ message: SAYS.intervalInvalid }),
  );

const Address = () =>
  applyAll(
    Holds('isAddress', (text) => addressFault(text) === null, SAYS.addressInvalid),
    MaxLength(MAX_ADDRESS_CHARACTERS, { message: MESSAGES.tooLong(MAX_ADDRESS_CHARACTERS) }),
    Matches(VISIBLE, { message: SAYS.addressRequired }),
    IsString({ message: SAYS.addressRequired }),
    PastedAddress(),
  );

/** Which part, with the selectors that it needs. Whether they can be used is asked where they are read. */
class WatchScopeDto implements WatchScope {
  @Holds<WatchScopeDto>(
    'hasItsSelectors',
    (part, { selectors }) => part !== 'selectors' || !Array.isArray(selectors) || selectors.length > 0,
    SAYS.selectorsRequired,
  )
  @IsIn(WATCH_PARTS, { message: SAYS.partInvalid })
  part: WatchScope['part'] = 'main';

  @Texts(WATCH_LIMITS.selectors, WATCH_LIMITS.selector, SAYS.selectorsInvalid)
  selectors: string[] = [];

  @Texts(WATCH_LIMITS.excluded, WATCH_LIMITS.selector, SAYS.excludedInvalid)
  excluded: string[] = [];
}

/** What its owner sets of a watch. What is left out has its usual value. */
export class WatchSettingsDto implements WatchSettings {
  @Name()
  name: string = '';

  @Tags()
  tags: string[] = [];

  @Nested(WatchScopeDto, SAYS.partInvalid)
  scope: WatchScope = new WatchScopeDto();

  @Rules()
  rules: string[] = [];

  @Masks()
  masks: WatchMask[] = [...WATCH_MASKS];

  @IsIn(WATCH_PRESETS, { message: SAYS.presetInvalid })
  preset: WatchPreset = 'everything';

  @Interval()
  intervalMinutes: number = 24 * 60;

  @IsBoolean({ message: SAYS.notifyInvalid })
  notify: boolean = true;

  @IsIn(WATCH_SEVERITIES, { message: SAYS.severityInvalid })
  notifyFrom: WatchSeverity = 'info';
}

/** Changes of a watch: its address stays, and what is left out does. */
export class ChangeWatchDto implements Partial<WatchSettings> {
  @Optional()
  @Name()
  name?: string;

  @Optional()
  @Tags()
  tags?: string[];

  @Optional()
  @Nested(WatchScopeDto, SAYS.partInvalid)
  scope?: WatchScope;

  @Optional()
  @Rules()
  rules?: string[];

  @Optional()
  @Masks()
  masks?: WatchMask[];

  @Optional()
  @IsIn(WATCH_PRESETS, { message: SAYS.presetInvalid })
  preset?: WatchPreset;

  @Optional()
  @Interval()
  intervalMinutes?: number;

  @Optional()
  @IsBoolean({ message: SAYS.notifyInvalid })
  notify?: boolean;

  @Optional()
  @IsIn(WATCH_SEVERITIES, { message: SAYS.severityInvalid })
  notifyFrom?: WatchSeverity;

  /** Ids of the places whose differences count again; the others are quiet. */
  @Optional()
  @Texts(WATCH_LIMITS.slots, 100, SAYS.slotsInvalid)
  slotsOff?: string[];
}

/** A page to watch. */
export class WatchDto extends WatchSettingsDto {
  @Address()
  url!: string;
}

/** A page to look at before it is watched. */
export class WatchPreviewDto {
  @Address()
  url!: string;

  @Nested(WatchScopeDto, SAYS.partInvalid)
  scope: WatchScope = new WatchScopeDto();

  @Rules()
  rules: string[] = [];

  @Masks()
  masks: WatchMask[] = [...WATCH_MASKS];
}

/** Pages to watch with the same settings; each line is told what became of it. */
export class WatchImportDto extends WatchSettingsDto {
  /** One URL per line, or a CSV whose first row names `url`, and `name` and `tags` (with `;` between them) if it likes. */
  @MaxLength(TEXT.pasted, { message: SAYS.pasteTooLong })
  @Matches(VISIBLE, { message: SAYS.pasteRequired })
  @IsString({ message: SAYS.pasteRequired })
  text!: string;
}

/** What to do with some watches: by their ids, or all that a filter finds. */
export class WatchBulkDto extends FilteredSelectionDto implements WatchSelection {
  @IsIn(WATCH_BULK_ACTIONS, { message: SAYS.bulkAction })
  action!: WatchBulkAction;

  @Optional()
  @IsMongoId({ each: true, message: SAYS.bulkIds })
  @ArrayMinSize(1, { message: SAYS.bulkIds })
  @ArrayMaxSize(MAX_BULK_WATCHES, { message: SAYS.bulkIds })
  @IsArray({ message: SAYS.bulkIds })
  ids?: string[];
}

/** One thing to ignore: a rule, a mask, or a place by a difference of a change. */
export class WatchIgnoreDto {
  @Optional()
  @MaxLength(WATCH_LIMITS.rule, { message: WATCH_CONTENT_MESSAGES.ruleTooLong })
  @IsString({ message: SAYS.ignoreOne })
  rule?: string;

  @Optional()
  @IsIn(WATCH_MASKS, { message: SAYS.masksInvalid })
  mask?: WatchMask;

  /** The change that `hunk` or `field` is of. */
  @Optional()
  @IsMongoId({ message: SAYS.hunkUnknown })
  change?: string;

  /** Index of one of its hunks. */
  @Optional()
  @Min(0, { message: SAYS.hunkUnknown })
  @IsInt({ message: SAYS.hunkUnknown })
  hunk?: number;

  @Optional()
  @IsIn(WATCH_FIELDS, { message: SAYS.hunkUnknown })
  field?: WatchFieldName;

  /** False only counts the past alarms that it would have stopped. */
  @IsBoolean({ message: SAYS.ignoreOne })
  apply: boolean = false;
}
