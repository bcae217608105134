import { SetMetadata } from '@nestjs/common';
import type { Reflector } from '@nestjs/core';
import type { Decorated } from '../auth/access.decorator';

const UNLIMITED_RATE = 'unlimited-rate';

/** Declares that the general limit of requests does not count calls of a route (or of all routes of a controller). */
export const UnlimitedRate = () => SetMetadata(UNLIMITED_RATE, true);

export function hasUnlimitedRate(reflector: Reflector, handler: Decorated, controller: Decorated): boolean {
  return reflector.getAllAndOverride<boolean | undefined>(UNLIMITED_RATE, [handler, controller]) ?? false;
}
