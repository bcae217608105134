import { Controller, Get, HttpCode, Param, Post, Req, type StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { AuthUser } from '../../contracts/access/access';
import { FileReadingDto } from '../../contracts/csv/file-reading.dto';
import type { JobView } from '../../contracts/jobs/jobs';
import type { ImportCheckView, ImportFileView } from '../../contracts/users/user-import';
import { ImportColumnsDto, ImportSettingsDto } from '../../contracts/users/user-import.dto';
import { USER_IMPORT_MESSAGES } from '../../contracts/users/user-import-messages';
import { AdminOnly } from '../../core/auth/access.decorator';
import { CurrentUser } from '../../core/auth/current-user.decorator';
import { BODY_BYTES, RequestBody } from '../../core/http/body-limits';
import { csvDownload, exportOf } from '../../core/http/export';
import { AnswersFile, MultipartBody } from '../../core/http/reference/described';
import { ObjectIdPipe } from '../../core/http/object-id.pipe';
import { originOf } from '../../core/http/origin';
import { INVITATIONS_NAME } from '../../contracts/users/password-links';
import { INVITATION_EXPORT } from '../users/invitations.service';
import { LargeBodies } from '../../core/http/large-bodies';
import { IMPORT_TEMPLATE_NAME } from '../../contracts/users/user-import';
import { receiveUsersFile, receiveUsersTable } from './receive-users-file';
import { UserImportLinksService } from './user-import-links.service';
import { UserImportService } from './user-import.service';

const UPLOAD = { maxBytes: BODY_BYTES.usersUpload, tooLarge: USER_IMPORT_MESSAGES.tooLarge };

const FILE = { description: 'The CSV, behind the fields.' };
const TABLE = {
  json: { columns: ImportColumnsDto, settings: ImportSettingsDto, reading: FileReadingDto },
  optional: ['settings', 'reading'],
  file: FILE,
};

@ApiTags('Users')
@AdminOnly()
@Controller('users/imports')
export class UserImportController {
  constructor(
    private readonly imports: UserImportService,
    private readonly invitations: UserImportLinksService,
    private readonly largeBodies: LargeBodies,
  ) {}

  /** Download a template for an import of users. */
  @Get('template')
  @AnswersFile('text/csv')
  async template(@CurrentUser() user: AuthUser): Promise<StreamableFile> {
    return csvDownload({ name: IMPORT_TEMPLATE_NAME, user }, await this.imports.template(new Date()));
  }

  /** Read the columns of a file of users. What they are called, and what they are taken for. */
  @Post('columns')
  @HttpCode(200)
  @MultipartBody({ json: { reading: FileReadingDto }, optional: ['reading'], file: FILE })
  @RequestBody(UPLOAD)
  columns(@CurrentUser() admin: AuthUser, @Req() request: FastifyRequest): Promise<ImportFileView> {
    return this.largeBodies.hold(admin.id, request, async () =>
      this.imports.survey(await receiveUsersFile(request)),
    );
  }

  /** Try an import of users. Nothing is changed: the answer says, row by row, what an import would do. */
  @Post('check')
  @HttpCode(200)
  @MultipartBody(TABLE)
  @RequestBody(UPLOAD)
  check(@CurrentUser() admin: AuthUser, @Req() request: FastifyRequest): Promise<ImportCheckView> {
    return this.largeBodies.hold(admin.id, request, async () =>
      this.imports.check(admin, await receiveUsersTable(request)),
    );
  }

  /** Import users. Answers with the job that does it. */
  @Post()
  @MultipartBody(TABLE)
  @RequestBody(UPLOAD)
  create(@CurrentUser() admin: AuthUser, @Req() request: FastifyRequest): Promise<JobView<'user-import'>> {
    return this.largeBodies.hold(admin.id, request, async () =>
      this.imports.submit(admin, await receiveUsersTable(request)),
    );
  }

  /**
   * Make links for the users of an import. New ones, as a CSV to hand over, for those who have no password
   * and were sent no invitation.
   */
  @Post(':id/links')
  @AnswersFile('text/csv')
  @HttpCode(200)
  async links(
    @CurrentUser() admin: AuthUser,
    @Param('id', ObjectIdPipe) id: string,
    @Req() request: FastifyRequest,
  ): Promise<StreamableFile> {
    const rows = await this.invitations.links(admin, originOf(request), id);
    return exportOf({ name: INVITATIONS_NAME, format: 'csv', user: admin }, INVITATION_EXPORT, rows);
  }
}
