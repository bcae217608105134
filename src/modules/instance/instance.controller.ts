import { Body, Controller, Get, Param, Put, Res, type StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { AuthUser } from '../../contracts/access/access';
import type { InstanceView } from '../../contracts/instance/instance';
import { InstanceDto } from '../../contracts/instance/instance.dto';
import { AdminOnly, Public } from '../../core/auth/access.decorator';
import { CurrentUser } from '../../core/auth/current-user.decorator';
import { showFile } from '../../core/files/send-file';
import { BODY_BYTES, RequestBody } from '../../core/http/body-limits';
import { AnswersFile } from '../../core/http/reference/described';
import { ObjectIdPipe } from '../../core/http/object-id.pipe';
import { InstanceService } from './instance.service';

/** A year, in seconds: another logo has another URL. */
const CACHE = 'public, max-age=31536000, immutable';

@ApiTags('Instance')
@Controller('instance')
export class InstanceController {
  constructor(private readonly instance: InstanceService) {}

  /** Read what the installation is called and looks like. */
  @Public()
  @Get()
  get(): Promise<InstanceView> {
    return this.instance.view();
  }

  /** Change what the installation is called and looks like. */
  @AdminOnly()
  @Put()
  @RequestBody({ maxBytes: BODY_BYTES.logo })
  update(@CurrentUser() admin: AuthUser, @Body() settings: InstanceDto): Promise<InstanceView> {
    return this.instance.update(admin, settings);
  }

  /** Show the installation’s logo. */
  @Public()
  @Get('logo/:id')
  @AnswersFile('image/*')
  async logo(
    @Param('id', ObjectIdPipe) id: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const logo = await this.instance.openLogo(id);
    void reply.header('Cache-Control', CACHE);
    return showFile(reply, logo);
  }
}
