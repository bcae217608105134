import { Inject, Injectable } from '@nestjs/common';
import { ENVIRONMENT } from '../../config/config.module';
import type { Environment } from '../../config/environment';
import type { AuthUser } from '../../contracts/access/access';

/** Whose sessions are recorded: pro students' own, where the instance has a recorder. */
@Injectable()
export class RecordingService {
  constructor(@Inject(ENVIRONMENT) private readonly environment: Environment) {}

  scriptFor({ role, userType, actingAdmin }: AuthUser): string | null {
    const isPro = role === 'student' && userType === 'pro' && !actingAdmin;
    return isPro ? (this.environment.recordingScript ?? null) : null;
  }
}
