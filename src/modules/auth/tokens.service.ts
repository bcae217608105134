import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { createSecretKey, type KeyObject } from 'node:crypto';
import type { Environment } from '../../config/environment';
import type { AuthUser } from '../../contracts/access/access';
import { MESSAGES } from '../../contracts/messages';
import { AppError } from '../../core/errors/app-error';

export interface TokenClaims {
  /** The user's id. */
  sub: string;
  role: string;
  /** The user's token version at the time of signing. */
  ver: number;
}

@Injectable()
export class TokensService {
  constructor(private readonly jwt: JwtService) {}

  sign({ id, role, tokenVersion }: Pick<AuthUser, 'id' | 'role' | 'tokenVersion'>): string {
    const claims: TokenClaims = { sub: id, role, ver: tokenVersion };
    return this.jwt.sign(claims);
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

/** A key object: a string would be parsed for each request. */
export function signingKey({ jwtSecret }: Environment): KeyObject {
  return createSecretKey(Buffer.from(jwtSecret));
}

export function invalidToken(cause?: unknown): AppError {
  return new AppError('UNAUTHENTICATED', MESSAGES.invalidAccessToken, { cause });
}
