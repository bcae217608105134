import { Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { HealthReport } from '../../contracts/health/health';
import { AdminOnly } from '../../core/auth/access.decorator';
import { InstanceService } from '../instance/instance.service';
import { HealthReportService } from './health-report.service';

/** How the whole installation is, and what to do about it. */
@AdminOnly()
@ApiTags('Health')
@Controller('admin/health')
export class HealthReportController {
  constructor(
    private readonly health: HealthReportService,
    private readonly instance: InstanceService,
  ) {}

  /** Read how the whole installation is, and what to do about it. */
  @Get()
  get(): Promise<HealthReport> {
    return this.report(false);
  }

  /** Check the installation again. The same with a login at the mail server, which sends nothing. */
  @Post('check')
  @HttpCode(200)
  check(): Promise<HealthReport> {
    return this.report(true);
  }

  private async report(verifyMail: boolean): Promise<HealthReport> {
    const { upgradeUrl, contactEmail } = await this.instance.contact();
    return this.health.report({ verifyMail, leadsToUpgrade: Boolean(upgradeUrl || contactEmail) });
  }
}
