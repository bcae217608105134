import { IsMongoId, IsString, MaxLength } from 'class-validator';
import { MAX_SAVED_BLOCKS } from '../blocks/blocks';
import { NestedList } from '../validation/nested';
import { PRODUCT_MESSAGES as SAYS } from './product-messages';

const MAX_MARK = 64;

/** A block as it was shown. */
export class TakeOverBlockDto {
  @IsMongoId({ message: SAYS.takeOverInvalid })
  id!: string;

  /** As the check gave it. */
  @MaxLength(MAX_MARK, { message: SAYS.takeOverInvalid })
  @IsString({ message: SAYS.takeOverInvalid })
  mark!: string;
}

/** The blocks into which a product is taken over. */
export class TakeOverDto {
  @NestedList(TakeOverBlockDto, { min: 1, max: MAX_SAVED_BLOCKS, message: SAYS.takeOverInvalid })
  blocks!: TakeOverBlockDto[];
}
