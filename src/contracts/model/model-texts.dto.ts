import { IsBoolean } from 'class-validator';
import { Optional } from '../validation/optional';

/** A request for texts of the model; each tool adds what it can be asked for. */
export class ModelTextsDto {
  /** Gives what the model wrote before, and asks it for nothing. */
  @IsBoolean({ message: 'keptOnly must be true or false' })
  @Optional()
  keptOnly?: boolean;
}
