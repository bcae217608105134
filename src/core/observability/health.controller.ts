import { Controller, Get, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { SkipThrottle } from '@nestjs/throttler';
import type { FastifyReply } from 'fastify';
import { Public } from '../auth/access.decorator';
import { HealthService, type Readiness } from './health.service';

/** For whatever watches over the process. */
@Public()
@SkipThrottle()
@ApiTags('Health')
@Controller('health')
export class HealthController {
  constructor(private readonly health: HealthService) {}

  /** The process runs and answers. */
  @Get('live')
  live(): { live: true } {
    return { live: true };
  }

  /** It can do its work: 503 while a store does not answer and from the beginning of a shutdown on. */
  @Get('ready')
  async ready(@Res({ passthrough: true }) reply: FastifyReply): Promise<Readiness> {
    const readiness = await this.health.readiness();
    void reply.status(readiness.ready ? 200 : 503);
    return readiness;
  }
}
