import { randomInt } from 'node:crypto';
import { CreateUserDto } from '../../contracts/users/users.dto';
import type { Environment } from '../../config/environment';
import { EnvironmentError } from '../../config/setting-values';
import { AppError } from '../../core/errors/app-error';
import { validateDto } from '../../core/validation/validate-dto';

/** An account for printing. */
export interface PrintedAccount {
  label: string;
  email: string;
  password: string;
}

/** The admin of ADMIN_EMAIL and ADMIN_PASSWORD; undefined when neither is set. */
export function configuredAdmin(environment: Environment): CreateUserDto | undefined {
  const { adminEmail, adminPassword, passwordMinLength } = environment;
  if (adminEmail === undefined && adminPassword === undefined) return undefined;
  if (adminEmail === undefined)
    throw new EnvironmentError('ADMIN_EMAIL is missing: ADMIN_PASSWORD needs it.');
  if (adminPassword === undefined) {
    throw new EnvironmentError('ADMIN_PASSWORD is missing: ADMIN_EMAIL needs it.');
  }
  if (adminPassword.length < passwordMinLength) {
    throw new EnvironmentError(`ADMIN_PASSWORD must have at least ${passwordMinLength} characters.`);
  }
  try {
    return adminAccount(adminEmail, adminPassword);
  } catch (error) {
    const field = error instanceof AppError && error.errors?.email ? 'ADMIN_EMAIL' : 'ADMIN_PASSWORD';
    throw new EnvironmentError(
      field === 'ADMIN_EMAIL'
        ? 'ADMIN_EMAIL must be an email address.'
        : 'ADMIN_PASSWORD must have 4 to 200 characters.',
    );
  }
}

/** An admin with a random password, for a start that names none. */
export function generatedAdmin(passwordMinLength: number): CreateUserDto {
  return adminAccount('owner@cohort.local', randomPassword(Math.max(16, passwordMinLength)));
}

function adminAccount(email: string, password: string): CreateUserDto {
  return validateDto(CreateUserDto, { name: 'Administrator', email, password, role: 'admin' });
}

/** Letters and digits that can't be taken for one another. */
const ALPHABET = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';

function randomPassword(length: number): string {
  return Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}
