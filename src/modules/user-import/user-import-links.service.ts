import { Injectable } from '@nestjs/common';
import type { AuthUser } from '../../contracts/access/access';
import { INVITATION_MESSAGES } from '../../contracts/users/invitation-messages';
import { AppError } from '../../core/errors/app-error';
import { JobsService } from '../jobs/jobs.service';
import { type InvitationRow, InvitationsService } from '../users/invitations.service';
import { UserEntriesService } from '../users/user-entries.service';
import { UserImportRepository } from './user-import.repository';

/** Links for the new users of an import to whom none was mailed. */
@Injectable()
export class UserImportLinksService {
  constructor(
    private readonly jobs: JobsService,
    private readonly rows: UserImportRepository,
    private readonly entries: UserEntriesService,
    private readonly invitations: InvitationsService,
  ) {}

  /** For the admin whose import it is; who has logged in meanwhile needs none. */
  async links(admin: AuthUser, origin: string, jobId: string): Promise<AsyncGenerator<InvitationRow, void>> {
    const { parameters } = await this.jobs.ofKind(admin, 'user-import', jobId);
    const ids = await this.entries.neverLoggedIn(await this.rows.uninvitedOf(jobId));
    if (ids.length === 0) throw new AppError('CONFLICT', INVITATION_MESSAGES.nobodyLeft);
    return this.invitations.links({ admin, origin }, ids, parameters.fileName);
  }
}
