import {
  ArrayMaxSize,
  IsArray,
  IsEmail,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  MaxLength,
  Min,
} from 'class-validator';
import { schemaOfDto } from './dto-schemas';

class Base {
  @MaxLength(254)
  @IsEmail()
  email!: string;
}

class Account extends Base {
  @IsIn(['admin', 'student'])
  role!: string;

  @Min(1)
  @IsInt()
  @IsOptional()
  uses?: number;

  @ArrayMaxSize(3)
  @MaxLength(20, { each: true })
  @IsString({ each: true })
  @IsArray()
  words!: string[];
}

describe('schemaOfDto', () => {
  it('says what the rules of a class and its parent ask for', () => {
    expect(schemaOfDto(Account)).toEqual({
      type: 'object',
      properties: {
        email: { type: 'string', format: 'email', maxLength: 254 },
        role: { type: 'string', enum: ['admin', 'student'] },
        uses: { type: 'integer', minimum: 1 },
        words: { type: 'array', maxItems: 3, items: { type: 'string', maxLength: 20 } },
      },
      required: expect.arrayContaining(['email', 'role', 'words']) as unknown,
    });
  });
});
