import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsArray, IsMongoId } from 'class-validator';
import { INVITATION_MESSAGES } from './invitation-messages';
import { MAX_INVITED } from './password-links';

const message = INVITATION_MESSAGES.idsInvalid(MAX_INVITED);

/** Who is invited. */
export class InvitationsDto {
  @IsMongoId({ each: true, message })
  @ArrayUnique({ message })
  @ArrayMaxSize(MAX_INVITED, { message })
  @ArrayMinSize(1, { message })
  @IsArray({ message })
  ids!: string[];
}
