import { Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { HealthReport } from '../../contracts/health/health';
import { AdminOnly } from '../../core/auth/access.decorator';
import { HealthReportService } from './health-report.service';

/** How the whole installation is, and what to do about it. */
@AdminOnly()
@ApiTags('Health')
@Controller('admin/health')
export class HealthReportController {
  constructor(private readonly health: HealthReportService) {}

  /** Read how the whole installation is, and what to do about it. */
  @Get()
  get(): Promise<HealthReport> {
    return this.health.report({ verifyMail: false });
  }

  /** Check the installation again. The same with a login at the mail server, which sends nothing. */
  @Post('check')
  @HttpCode(200)
  check(): Promise<HealthReport> {
    return this.health.report({ verifyMail: true });
  }
}
