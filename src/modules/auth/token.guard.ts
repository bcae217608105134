import { Injectable } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import { invalidToken } from './tokens.service';

/** Passport's guard: leaves the user of the request's token on the request. */
@Injectable()
export class TokenGuard extends AuthGuard('jwt') {
  override handleRequest<User>(error: Error | null, user: User | false, failure: unknown): User {
    if (error) throw error;
    if (!user) throw invalidToken(failure);
    return user;
  }
}
