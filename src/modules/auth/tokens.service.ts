import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { createSecretKey, type KeyObject } from 'node:crypto';
import type { Environment } from '../../config/environment';
import type { AuthUser } from '../../contracts/access/access';
import { ACTING_MS } from '../../contracts/auth/acting';
import { MESSAGES } from '../../contracts/messages';
import { AppError } from '../../core/errors/app-error';

export interface TokenClaims {
  /** The user's id. */
  sub: string;
  role: string;
  /** The user's token version at the time of signing. */
  ver: number;
  /** The admin who acts as the user, as RFC 8693 names it, with the admin's own token version. */
  act?: { sub: string; ver: number };
  /** Of an acting token alone: the admin's account holds it until it is stopped. */
  jti?: string;
  /** Seconds since 1970; set by signing. */
  exp?: number;
}

type Signed = Pick<AuthUser, 'id' | 'role' | 'tokenVersion'>;

@Injectable()
export class TokensService {
  constructor(private readonly jwt: JwtService) {}

  sign(user: Signed): string {
    return this.jwt.sign(claimsOf(user));
  }

  /** A token of the student's that says who acts; it ends with either's sessions, when it is stopped, and after ACTING_MS. */
  signActing(student: Signed, admin: Signed, tokenId: string): string {
    const claims: TokenClaims = { ...claimsOf(student), act: { sub: admin.id, ver: admin.tokenVersion } };
    return this.jwt.sign(claims, { expiresIn: ACTING_MS / 1000, jwtid: tokenId });
  }

  /** The claims of a token that we signed and that has not run out. */
  verify(token: string): TokenClaims {
    try {
      return this.jwt.verify<TokenClaims>(token);
    } catch (cause) {
      throw invalidToken(cause);
    }
  }
}

function claimsOf({ id, role, tokenVersion }: Signed): TokenClaims {
  return { sub: id, role, ver: tokenVersion };
}

/** A key object: a string would be parsed for each request. */
export function signingKey({ jwtSecret }: Environment): KeyObject {
  return createSecretKey(Buffer.from(jwtSecret));
}

export function invalidToken(cause?: unknown): AppError {
  return new AppError('UNAUTHENTICATED', MESSAGES.invalidAccessToken, { cause });
}
