import { Body, Controller, HttpCode, Param, Post, Req, type StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { AuthUser } from '../../contracts/access/access';
import { InvitationsDto } from '../../contracts/users/invitations.dto';
import { INVITATIONS_NAME, type PasswordLinkView } from '../../contracts/users/password-links';
import { AdminOnly } from '../../core/auth/access.decorator';
import { CurrentUser } from '../../core/auth/current-user.decorator';
import { exportOf } from '../../core/http/export';
import { AnswersFile } from '../../core/http/reference/described';
import { ObjectIdPipe } from '../../core/http/object-id.pipe';
import { originOf } from '../../core/http/origin';
import { INVITATION_EXPORT, InvitationsService } from './invitations.service';

@ApiTags('Users')
@AdminOnly()
@Controller('users')
export class InvitationsController {
  constructor(private readonly invitations: InvitationsService) {}

  /** Invite a user. One who has never logged in; the answer has the link, which is shown this once. */
  @Post(':id/invitation')
  invite(
    @CurrentUser() admin: AuthUser,
    @Param('id', ObjectIdPipe) id: string,
    @Req() request: FastifyRequest,
  ): Promise<PasswordLinkView> {
    return this.invitations.invite({ admin, origin: originOf(request) }, { id });
  }

  /**
   * Email invitations to several users. Who is refused is named in the answer, and the others are invited.
   */
  @Post('invitations')
  @HttpCode(200)
  mailAll(
    @CurrentUser() admin: AuthUser,
    @Body() { ids }: InvitationsDto,
    @Req() request: FastifyRequest,
  ): Promise<string[]> {
    return this.invitations.mailAll({ admin, origin: originOf(request) }, ids);
  }

  /** Make links for several users. As a CSV, to be handed over; older links stop working. */
  @Post('invitations/links')
  @AnswersFile('text/csv')
  @HttpCode(200)
  async links(
    @CurrentUser() admin: AuthUser,
    @Body() { ids }: InvitationsDto,
    @Req() request: FastifyRequest,
  ): Promise<StreamableFile> {
    const rows = await this.invitations.links({ admin, origin: originOf(request) }, ids, 'Links for users');
    return exportOf({ name: INVITATIONS_NAME, format: 'csv', user: admin }, INVITATION_EXPORT, rows);
  }
}
