import { Injectable } from '@nestjs/common';
import type { AuthUser } from '../../contracts/access/access';
import { API_KEY_MESSAGES } from '../../contracts/api-keys/api-key-messages';
import type { ApiKeyScope } from '../../contracts/api-keys/api-keys';
import { MESSAGES } from '../../contracts/messages';
import type { Caller } from '../../core/auth/caller';
import { AppError } from '../../core/errors/app-error';
import { hasNoPermissions } from '../../domain/access/access';
import { ApiKeysService } from '../api-keys/api-keys.service';
import { UsersService } from '../users/users.service';

interface KeyCaller {
  /** The owner, with the key by which a program calls. */
  user: AuthUser;
  /** Counts the request, once it is let through. */
  noteUse: () => Promise<void>;
}

/** Who calls by an API key: its owner, as the database knows the account now. */
@Injectable()
export class KeyCallersService {
  constructor(
    private readonly keys: ApiKeysService,
    private readonly users: UsersService,
  ) {}

  /** A refusal names the scope that a key needs for the call. */
  async open(token: string, caller: Caller, scope: ApiKeyScope | undefined): Promise<KeyCaller> {
    try {
      const record = await this.keys.open(token);
      const owner = await this.ownerOf(record.owner.toHexString(), caller);
      const apiKey = { id: record._id.toHexString(), name: record.name, scopes: record.scopes };
      return { user: { ...owner, apiKey }, noteUse: () => this.keys.noteUse(record) };
    } catch (error) {
      if (!(error instanceof AppError) || scope === undefined) throw error;
      throw new AppError(error.code, error.message, { details: { scope }, cause: error });
    }
  }

  /** Whoever could not log in has no use of a key. */
  private async ownerOf(id: string, caller: Caller): Promise<AuthUser> {
    const owner = await this.users.keyOwner(id, caller);
    if (!owner) throw refused(API_KEY_MESSAGES.ownerGone);
    if (!(await this.keys.isAllowedTo(owner))) throw refused(API_KEY_MESSAGES.off);
    if (hasNoPermissions(owner)) throw refused(MESSAGES.noPermissions);
    return owner;
  }
}

function refused(message: string): AppError {
  return new AppError('UNAUTHENTICATED', message);
}
