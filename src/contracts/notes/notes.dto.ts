import { Transform } from 'class-transformer';
import { IsInt, IsString, MaxLength, Min } from 'class-validator';
import { MESSAGES } from '../messages';
import { MAX_NOTE_LENGTH } from './notes';

/** What an admin writes; an empty message removes the note. */
export class NoteDto {
  @MaxLength(MAX_NOTE_LENGTH, { message: MESSAGES.tooLong(MAX_NOTE_LENGTH) })
  @IsString({ message: MESSAGES.required })
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value))
  msg!: string;
}

/** Which note somebody has closed. */
export class SeenNoteDto {
  @Min(1, { message: MESSAGES.numberInvalid })
  @IsInt({ message: MESSAGES.numberInvalid })
  version!: number;
}
