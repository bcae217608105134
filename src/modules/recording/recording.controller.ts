import { Controller, Delete, HttpCode, Inject, Post, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { ENVIRONMENT } from '../../config/config.module';
import type { Environment } from '../../config/environment';
import type { AuthUser } from '../../contracts/access/access';
import type { RecordingView } from '../../contracts/recording/recording';
import { AnyUser, Public } from '../../core/auth/access.decorator';
import { CurrentUser } from '../../core/auth/current-user.decorator';
import { NO_RECORDING_PASS, RecordingPass } from '../../core/http/recording-pass';
import { RecordingService } from './recording.service';

@ApiTags('Session')
@Controller('auth/session-recording')
export class RecordingController {
  private readonly pass: RecordingPass;

  constructor(
    private readonly recording: RecordingService,
    @Inject(ENVIRONMENT) { jwtSecret }: Environment,
  ) {
    this.pass = new RecordingPass(jwtSecret);
  }

  /** Ask whether one’s own session is recorded. If so, this browser’s next page lets the script in. */
  @AnyUser()
  @Post()
  @HttpCode(200)
  ask(@CurrentUser() user: AuthUser, @Res({ passthrough: true }) reply: FastifyReply): RecordingView {
    const script = this.recording.scriptFor(user);
    void reply.header('Set-Cookie', script ? this.pass.issue(new Date()) : NO_RECORDING_PASS);
    return { script };
  }

  /** End the recording in this browser. Its next page lets no script in. */
  @Public()
  @Delete()
  @HttpCode(204)
  end(@Res({ passthrough: true }) reply: FastifyReply): void {
    void reply.header('Set-Cookie', NO_RECORDING_PASS);
  }
}
