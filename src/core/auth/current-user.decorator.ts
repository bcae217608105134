import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { AuthUser } from '../../contracts/access/access';

/** The signed-in user, as the token guard left it on the request. */
export const CurrentUser = createParamDecorator((_: unknown, context: ExecutionContext): AuthUser => {
  const request = context.switchToHttp().getRequest<{ user: AuthUser }>();
  return request.user;
});
