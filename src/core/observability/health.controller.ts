import { Controller, Get, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { SkipThrottle } from '@nestjs/throttler';
import type { FastifyReply } from 'fastify';
import type { Readiness } from '../../contracts/health/health';
import { Public } from '../auth/access.decorator';
import { Describe } from '../http/reference/described';
import { HealthService } from './health.service';

/** For whatever watches over the process. */
@Public()
@SkipThrottle()
@ApiTags('Health')
@Controller('health')
export class HealthController {
  constructor(private readonly health: HealthService) {}

  /** Tell that the process runs. */
  @Get('live')
  live(): { live: true } {
    return { live: true };
  }

  /**
   * Tell whether the process can do its work. It can’t while a store does not answer, and once a shutdown
   * has begun.
   */
  @Get('ready')
  @Describe({ alsoStatuses: { 503: 'It can’t do its work now.' } })
  async ready(@Res({ passthrough: true }) reply: FastifyReply): Promise<Readiness> {
    const readiness = await this.health.readiness();
    void reply.status(readiness.ready ? 200 : 503);
    return readiness;
  }
}
