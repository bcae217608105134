import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { AuthUser } from '../../contracts/access/access';
import { ReadPageDto } from '../../contracts/fetching/fetching.dto';
import { TEXT_TOOLS, type TextPage } from '../../contracts/text/text-page';
import { ForAnyTool } from '../../core/auth/access.decorator';
import { CurrentUser } from '../../core/auth/current-user.decorator';
import { TextPagesService } from './text-pages.service';

@ApiTags('Other sites')
@Controller('text')
export class TextPagesController {
  constructor(private readonly pages: TextPagesService) {}

  /** Read the text of a page. */
  @ForAnyTool(TEXT_TOOLS)
  @Post('page')
  @HttpCode(200)
  read(@CurrentUser() user: AuthUser, @Body() { url }: ReadPageDto): Promise<TextPage> {
    return this.pages.read(user, url);
  }
}
