import { ArrayMaxSize, IsArray, IsString, MaxLength } from 'class-validator';
import { MESSAGES } from '../messages';
import { MAX_MEANT_CHARACTERS, MAX_MEANT_SENTENCES } from './draft-meaning';
import { OPTIMIZE_MESSAGES as SAYS } from './optimize-messages';

/** Sentences of a draft that are to be laid beside the terms of its goal. */
export class DraftSentencesDto {
  @MaxLength(MAX_MEANT_CHARACTERS, { each: true, message: MESSAGES.tooLong(MAX_MEANT_CHARACTERS) })
  @IsString({ each: true, message: SAYS.sentencesInvalid })
  @ArrayMaxSize(MAX_MEANT_SENTENCES, { message: SAYS.sentencesInvalid })
  @IsArray({ message: SAYS.sentencesInvalid })
  sentences!: string[];
}
