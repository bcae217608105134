import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { AuthUser } from '../../contracts/access/access';
import type { NoteView } from '../../contracts/notes/notes';
import { NoteDto, SeenNoteDto } from '../../contracts/notes/notes.dto';
import { AdminOnly, AnyUser, OwnerOnly } from '../../core/auth/access.decorator';
import { CurrentUser } from '../../core/auth/current-user.decorator';
import { NotesService } from './notes.service';

@ApiTags('Important note')
@Controller('auth')
export class NotesController {
  constructor(private readonly notes: NotesService) {}

  /** Read the important note. */
  @AnyUser()
  @Get('getNote')
  get(@CurrentUser() user: AuthUser): Promise<NoteView> {
    return this.notes.view(user);
  }

  /** Change the important note. */
  @AdminOnly()
  @Post('setNote')
  @HttpCode(200)
  set(@CurrentUser() admin: AuthUser, @Body() { msg }: NoteDto): Promise<NoteView> {
    return this.notes.set(admin, msg);
  }

  /**
   * Mark the important note as read. It is not shown to the caller again, in any browser, until it changes.
   */
  @AnyUser()
  @OwnerOnly()
  @Post('seenNote')
  @HttpCode(200)
  markSeen(@CurrentUser() user: AuthUser, @Body() { version }: SeenNoteDto): Promise<NoteView> {
    return this.notes.markSeen(user, version);
  }
}
