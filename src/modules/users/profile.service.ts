import { Inject, Injectable } from '@nestjs/common';
import type { AuthUser } from '../../contracts/access/access';
import { MESSAGES } from '../../contracts/messages';
import type { UserView } from '../../contracts/users/users';
import { UpdateProfileDto, type UserDataDto } from '../../contracts/users/users.dto';
import { ENVIRONMENT } from '../../config/config.module';
import type { Environment } from '../../config/environment';
import type { Caller } from '../../core/auth/caller';
import { hashPassword } from '../../core/auth/passwords';
import { differing, isUnchanged } from '../../core/database/differing';
import { AppError, fieldsRefused } from '../../core/errors/app-error';
import { LoginAttempts } from '../../core/throttle/login-attempts';
import { validateDto } from '../../core/validation/validate-dto';
import { PhotosService } from './photos.service';
import { UsersRepository } from './users.repository';
import { UsersService } from './users.service';

/** What users do with their own account. */
@Injectable()
export class ProfileService {
  constructor(
    private readonly accounts: UsersService,
    private readonly users: UsersRepository,
    private readonly photos: PhotosService,
    private readonly attempts: LoginAttempts,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  /**
   * A new photo or password, shortcuts and settings; whatever else the body holds stays as it is. It is left out, not
   * refused: a client sends the whole user object, and what an admin has changed meanwhile is old in it. A new password
   * ends the user's sessions, this one too.
   */
  async update(user: AuthUser, id: string, body: object, caller: Caller): Promise<UserView> {
    if (user.id !== id) throw new AppError('FORBIDDEN', MESSAGES.forbidden);
    const view = await this.accounts.view(id);
    const { photoURL, password, currentPassword, data } = validateDto(UpdateProfileDto, body);
    const passwordHash = password && (await this.newHash(user, password, currentPassword ?? '', caller));
    const photo = { before: view.photoURL, entered: photoURL ?? view.photoURL };
    await this.photos.replacing(id, photo, async (address) => {
      const change = {
        ...differing(view, { photoURL: address }),
        ...(passwordHash && { passwordHash, sample: false }),
      };
      if (Object.keys(change).length > 0) await this.users.update(id, change, passwordHash !== undefined);
    });
    return data ? this.saveData(user, data) : this.accounts.view(id);
  }

  async saveData({ id }: AuthUser, { shortcuts, settings }: UserDataDto): Promise<UserView> {
    const { data } = await this.accounts.view(id);
    const isSaved = isUnchanged(data, { shortcuts }) && isUnchanged(data.settings, settings ?? {});
    if (!isSaved) await this.users.saveData(id, shortcuts, settings);
    return this.accounts.view(id);
  }

  private async newHash(
    { id, email }: AuthUser,
    password: string,
    currentPassword: string,
    caller: Caller,
  ): Promise<string> {
    const { passwordMinLength } = this.environment;
    if (password.length < passwordMinLength) {
      throw fieldsRefused({ password: MESSAGES.passwordMin(passwordMinLength) });
    }
    return this.attempts.check(email, caller, async () => {
      await this.accounts.verifyOwnPassword(id, currentPassword);
      return hashPassword(password);
    });
  }
}
