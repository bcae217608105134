import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsNotEmpty,
  IsString,
  Matches,
  MaxLength,
} from 'class-validator';
import { applyAll } from '../validation/apply-all';
import {
  INTENT_TYPES,
  type IntentLists,
  type IntentType,
  MAX_WORD_LENGTH,
  MAX_WORDS_PER_LIST,
  tidyWord,
  WORD_CHARACTER,
} from './intent';
import { INTENT_LANGUAGES, type IntentLanguage } from './intent-languages';
import { INTENT_MESSAGES } from './intent-messages';
import { MESSAGES } from '../messages';
import { Nested } from '../validation/nested';
import { Optional } from '../validation/optional';

/** As it may come; it is kept with fewer. */
const MAX_FILE_NAME = 1000;
const MAX_EXTENSION = 20;
const isEmptyWord = (value: unknown) => typeof value === 'string' && !WORD_CHARACTER.test(value);
const tidy = (value: unknown) => (typeof value === 'string' ? tidyWord(value) : value);

/** A word as the pickers and the admin form send it. */
export class IntentWordDto {
  @IsIn(INTENT_TYPES, { message: INTENT_MESSAGES.typeInvalid })
  type!: IntentType;

  @MaxLength(MAX_WORD_LENGTH, { message: INTENT_MESSAGES.wordTooLong })
  @Matches(WORD_CHARACTER, { message: INTENT_MESSAGES.wordRequired })
  @IsString({ message: INTENT_MESSAGES.wordRequired })
  @Transform(({ value }: { value: unknown }) => tidy(value))
  label!: string;

  @IsBoolean({ message: INTENT_MESSAGES.importantInvalid })
  @Optional()
  important?: boolean;

  /** None: the word is for keywords of every language. */
  @IsIn(INTENT_LANGUAGES, { each: true, message: INTENT_MESSAGES.languageInvalid })
  @ArrayUnique({ message: INTENT_MESSAGES.languageInvalid })
  @ArrayMaxSize(INTENT_LANGUAGES.length, { message: INTENT_MESSAGES.languageInvalid })
  @IsArray({ message: INTENT_MESSAGES.languageInvalid })
  @Optional()
  languages?: IntentLanguage[];
}

/** A bulk change of words. */
export class IntentWordsChangeDto {
  @IsBoolean({ message: INTENT_MESSAGES.importantInvalid })
  important!: boolean;
}

const Words = () =>
  applyAll(
    IsArray({ message: INTENT_MESSAGES.listsInvalid }),
    ArrayMaxSize(MAX_WORDS_PER_LIST, { message: INTENT_MESSAGES.tooManyWords }),
    IsString({ each: true, message: INTENT_MESSAGES.listsInvalid }),
    MaxLength(MAX_WORD_LENGTH, { each: true, message: INTENT_MESSAGES.wordTooLong }),
    Transform(({ value }: { value: unknown }) =>
      Array.isArray(value) ? value.map(tidy).filter((word) => !isEmptyWord(word)) : value,
    ),
  );

/** The words and phrases of a submission; a list that is left out is empty. */
export class IntentListsDto implements IntentLists {
  @Words() informational: string[] = [];
  @Words() commercialInvestigation: string[] = [];
  @Words() transactional: string[] = [];
  @Words() navigational: string[] = [];
}

/** The words that a file is classified by, and what becomes of keywords without any. */
export class IntentWordingDto extends IntentListsDto {
  /** Whether the intent of English keywords without any of the words is guessed by their wording; `false` if absent. */
  @IsBoolean({ message: INTENT_MESSAGES.guessInvalid })
  @Optional()
  guess?: boolean;
}

/** A keywords file inside a JSON body. */
export class IntentFileDto {
  @MaxLength(MAX_FILE_NAME, { message: MESSAGES.fileNotCsv })
  @IsNotEmpty({ message: MESSAGES.fileRequired })
  @IsString({ message: MESSAGES.fileRequired })
  name!: string;

  @MaxLength(MAX_EXTENSION, { message: MESSAGES.fileNotCsv })
  @IsString({ message: MESSAGES.fileNotCsv })
  @Optional()
  extension?: string;

  /** The text itself, or a base64 data URL. */
  @IsString({ message: MESSAGES.fileRequired })
  content!: string;
}

export class IntentSubmitDto extends IntentWordingDto {
  @Nested(IntentFileDto, MESSAGES.fileRequired)
  file!: IntentFileDto;
}
