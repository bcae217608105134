import { Type } from 'class-transformer';
import { IsEmail, IsInt, IsNotEmpty, ValidateNested } from 'class-validator';
import type { ArgumentMetadata } from '@nestjs/common';
import { createValidationPipe } from './validation.pipe';

class Limit {
  @IsInt({ message: 'Invalid Number' })
  uses!: number;
}

class Account {
  @IsEmail({}, { message: 'Enter correct email' })
  @IsNotEmpty({ message: 'Email is required' })
  email!: string;

  @ValidateNested()
  @Type(() => Limit)
  limit!: Limit;
}

const BODY: ArgumentMetadata = { type: 'body', metatype: Account };
const check = (body: unknown) => createValidationPipe().transform(body, BODY) as Promise<Account>;

describe('the validation pipe', () => {
  it('gives an instance without the fields that the class does not name', async () => {
    const account = await check({ email: 'ann@cohort.test', limit: { uses: 3, extra: 1 }, role: 'admin' });
    expect(account).toBeInstanceOf(Account);
    expect(account).toEqual({ email: 'ann@cohort.test', limit: { uses: 3 } });
  });

  it('tells one sentence per field, nested fields dotted', async () => {
    await expect(check({ email: '', limit: { uses: 'many' } })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      message: 'Please correct the marked fields.',
      errors: { email: 'Email is required', 'limit.uses': 'Invalid Number' },
    });
  });

  it('refuses a body that is nested without end', async () => {
    const deep = JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`) as unknown;
    await expect(check({ email: 'ann@cohort.test', limit: { uses: deep } })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    });
  });

  it('tells the rule that is broken', async () => {
    await expect(check({ email: 'ann', limit: { uses: 1 } })).rejects.toMatchObject({
      errors: { email: 'Enter correct email' },
    });
  });
});
