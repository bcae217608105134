import { Injectable } from '@nestjs/common';
import { DEFAULT_SHORTCUTS } from '../../contracts/users/users';
import type { CreateUserDto } from '../../contracts/users/users.dto';
import { hashPassword } from '../../core/auth/passwords';
import { findOrInsert } from '../../core/database/duplicate-key';
import { accountFieldsOf } from './account-entry';
import { UsersRepository } from './users.repository';
import { FIRST_TOKEN_VERSION } from './users.service';

/** Accounts that the start makes: the first admin and the samples. */
@Injectable()
export class SeedAccountsService {
  constructor(private readonly users: UsersRepository) {}

  /** Whether an admin can log in; samples can't everywhere. */
  async hasAdmin({ samplesCount }: { samplesCount: boolean }): Promise<boolean> {
    return (await this.users.countActiveAdmins(samplesCount ? {} : { sample: false })) > 0;
  }

  /** E-mails of the accounts whose sample password still stands. */
  async sampleEmails(): Promise<Set<string>> {
    return new Set((await this.users.findSamples()).map(({ email }) => email));
  }

  /** The id of the account with this e-mail, made where there is none. */
  async ensure(entered: CreateUserDto, { sample }: { sample: boolean }): Promise<string> {
    const user = await findOrInsert(
      () => this.users.findByEmail(entered.email),
      async () =>
        this.users.insert({
          ...accountFieldsOf(entered, [], null, new Date()),
          role: entered.role,
          passwordHash: await hashPassword(entered.password),
          tokenVersion: FIRST_TOKEN_VERSION,
          settings: {},
          shortcuts: [...DEFAULT_SHORTCUTS],
          sample,
        }),
    );
    return user._id.toHexString();
  }
}
