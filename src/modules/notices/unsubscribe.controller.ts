import { Controller, Get, HttpCode, Param, Post, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { UnsubscribedView } from '../../contracts/notices/channels';
import { UNSUBSCRIBE_PATH } from '../../contracts/notices/notices';
import { Public } from '../../core/auth/access.decorator';
import { BODY_BYTES, RequestBody } from '../../core/http/body-limits';
import { Describe, inPath } from '../../core/http/reference/described';
import { UnsubscribeService } from './unsubscribe.service';

const TOKEN = inPath('token', 'What the email holds: the id of the channel with our signature.');

/** What the link of an email does: email programs post to it (RFC 8058), people open it. */
@Public()
@ApiTags('Notices')
@Controller('unsubscribe')
export class UnsubscribeController {
  constructor(private readonly links: UnsubscribeService) {}

  /** Switch off the channel that has sent an email, by that email’s link. It needs no login, and may be repeated. */
  @Post(':token')
  @HttpCode(200)
  @RequestBody({ maxBytes: BODY_BYTES.public, form: true })
  @Describe({ parameters: [TOKEN] })
  unsubscribe(@Param('token') token: string): Promise<UnsubscribedView> {
    return this.links.unsubscribe(token);
  }

  /** Open the page that asks whether to unsubscribe. Programs that look at links switch nothing off by it. */
  @Get(':token')
  @HttpCode(302)
  @Describe({ parameters: [TOKEN], headers: { Location: 'The page.' } })
  open(@Param('token') token: string, @Res({ passthrough: true }) reply: FastifyReply): void {
    void reply.header('location', `${UNSUBSCRIBE_PATH}#${encodeURIComponent(token)}`);
  }
}
