import { Injectable } from '@nestjs/common';
import type { AuthUser } from '../../contracts/access/access';
import type { QuickPanelView } from '../../contracts/quick-panel/quick-panel';
import { JobsAdminService } from '../jobs/jobs-admin.service';
import { JobsService } from '../jobs/jobs.service';
import { NotesService } from '../notes/notes.service';
import { UsageService } from '../usage/usage.service';

/** What the quick panel shows, gathered from the features that know it. */
@Injectable()
export class QuickPanelService {
  constructor(
    private readonly usage: UsageService,
    private readonly jobs: JobsService,
    private readonly allJobs: JobsAdminService,
    private readonly notes: NotesService,
  ) {}

  async view(user: AuthUser): Promise<QuickPanelView> {
    const [usage, jobs, note, allJobs] = await Promise.all([
      this.usage.today(user),
      this.jobs.listUnfinished(user),
      this.notes.view(user),
      user.role === 'admin' ? this.countAll() : undefined,
    ]);
    return {
      usage: [...usage]
        .map(([tool, operations]) => ({ tool, operations }))
        .sort((a, b) => b.operations - a.operations),
      jobs,
      note: note.msg === '' ? null : note,
      ...(allJobs && { allJobs }),
    };
  }

  private async countAll(): Promise<QuickPanelView['allJobs']> {
    const [running, failed] = await Promise.all([
      this.allJobs.count('running'),
      this.allJobs.count('failed'),
    ]);
    return { running, failed };
  }
}
