import { IsInt, IsNotEmpty, IsString, Max, MaxLength, Min } from 'class-validator';
import { MESSAGES } from '../messages';

const MAX_TOOL_NAME = 100;

/** One entry of the usage log, as a tool page reports it. */
export class ModuleLogDto {
  /** Any of the tool's names. */
  @MaxLength(MAX_TOOL_NAME, { message: MESSAGES.moduleUnknown })
  @IsNotEmpty({ message: MESSAGES.required })
  @IsString({ message: MESSAGES.required })
  module!: string;

  @Max(1000, { message: MESSAGES.numberInvalid })
  @Min(1, { message: MESSAGES.numberInvalid })
  @IsInt({ message: MESSAGES.numberInvalid })
  numberOfOperations!: number;
}
