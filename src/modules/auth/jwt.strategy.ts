import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { Strategy } from 'passport-jwt';
import type { AuthUser } from '../../contracts/access/access';
import { ENVIRONMENT } from '../../config/config.module';
import type { Environment } from '../../config/environment';
import { callerOf } from '../../core/auth/caller';
import { AuthService } from './auth.service';
import { signingKey, type TokenClaims } from './tokens.service';

/** Takes time in proportion to the header; the pattern of passport-jwt holds the process up with a long one. */
const BEARER = /^Bearer +(\S+)$/i;

/** The token of a request's authorization header. */
export function bearerTokenOf({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  return BEARER.exec(headers.authorization ?? '')?.[1] ?? null;
}

/** A token that we signed and that has not run out opens the account that it names. */
@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy) {
  constructor(
    private readonly auth: AuthService,
    @Inject(ENVIRONMENT) environment: Environment,
  ) {
    super({
      jwtFromRequest: bearerTokenOf,
      // jsonwebtoken takes a key object, which the types of passport-jwt do not know.
      secretOrKey: signingKey(environment) as unknown as Buffer,
      algorithms: ['HS256'],
      passReqToCallback: true,
    });
  }

  validate(request: FastifyRequest, claims: TokenClaims): Promise<AuthUser> {
    return this.auth.userOf(claims, callerOf(request));
  }
}
