import { Inject, Injectable } from '@nestjs/common';
import { isDeepStrictEqual } from 'node:util';
import type { AuthUser } from '../../contracts/access/access';
import { MESSAGES } from '../../contracts/messages';
import type { UserView } from '../../contracts/users/users';
import { UpdateProfileDto, type UserDataDto } from '../../contracts/users/users.dto';
import { ENVIRONMENT } from '../../config/config.module';
import type { Environment } from '../../config/environment';
import type { Caller } from '../../core/auth/caller';
import { hashPassword, verifyPassword } from '../../core/auth/passwords';
import { differing, isUnchanged } from '../../core/database/differing';
import { AppError, fieldsRefused } from '../../core/errors/app-error';
import { LoginAttempts } from '../../core/throttle/login-attempts';
import { validateDto } from '../../core/validation/validate-dto';
import { PhotosService } from './photos.service';
import { UsersRepository } from './users.repository';
import { UsersService } from './users.service';

/** What only admins change; a profile may send them as they are. */
const ADMINS_FIELDS = [
  'name',
  'email',
  'role',
  'isActive',
  'batch',
  'userType',
  'subscriptionEndDate',
  'userPlan',
  'extendedPlans',
  'extendedPermissions',
  'permissions',
] as const satisfies readonly (keyof UserView)[];

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

  /** A new photo or password. A new password ends the user's sessions, this one too. */
  async update(user: AuthUser, id: string, body: object, caller: Caller): Promise<UserView> {
    if (user.id !== id) throw new AppError('FORBIDDEN', MESSAGES.forbidden);
    const view = await this.accounts.view(id);
    refuseAdminsFields(view, body);
    const { photoURL, password, currentPassword } = validateDto(UpdateProfileDto, body);
    const passwordHash = password && (await this.newHash(user, password, currentPassword ?? '', caller));
    const photo = { before: view.photoURL, entered: photoURL ?? view.photoURL };
    await this.photos.replacing(id, photo, async (address) => {
      const change = {
        ...differing(view, { photoURL: address }),
        ...(passwordHash && { passwordHash, sample: false }),
      };
      if (Object.keys(change).length > 0) await this.users.update(id, change, passwordHash !== undefined);
    });
    return this.accounts.view(id);
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
    await this.attempts.count(email, caller);
    const user = await this.users.find(id);
    if (!user || !(await verifyPassword(user.passwordHash, currentPassword))) {
      throw fieldsRefused({ currentPassword: MESSAGES.currentPasswordWrong });
    }
    await this.attempts.giveBack(email, caller);
    return hashPassword(password);
  }
}

function refuseAdminsFields(view: UserView, body: object): void {
  const given = body as Partial<UserView>;
  const changed = ADMINS_FIELDS.some(
    (field) => given[field] !== undefined && !isDeepStrictEqual(given[field], view[field]),
  );
  if (changed) throw new AppError('FORBIDDEN', MESSAGES.forbidden);
}
