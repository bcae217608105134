import { Body, Controller, HttpCode, Post, Res, StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { AuthUser } from '../../contracts/access/access';
import { ReadPageDto } from '../../contracts/fetching/fetching.dto';
import { IMAGE_HEADERS, type SnippetPage } from '../../contracts/snippets/snippets';
import { ForTool } from '../../core/auth/access.decorator';
import { CurrentUser } from '../../core/auth/current-user.decorator';
import { SnippetPreviewService } from './snippet-preview.service';

/** Whatever comes from another site runs nothing, should somebody open it by itself. */
const SANDBOX = "sandbox; default-src 'none'";

@ForTool('new-test-tool')
@ApiTags('Snippets')
@Controller('preview')
export class SnippetPreviewController {
  constructor(private readonly preview: SnippetPreviewService) {}

  @Post('fetch')
  @HttpCode(200)
  page(@CurrentUser() user: AuthUser, @Body() { url }: ReadPageDto): Promise<SnippetPage> {
    return this.preview.page(user, url);
  }

  /** The picture drawn anew; its headers say what it was. */
  @Post('image')
  @HttpCode(200)
  async image(
    @CurrentUser() user: AuthUser,
    @Body() { url }: ReadPageDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const { content, width, height, bytes, kind } = await this.preview.image(user, url);
    void reply
      .header('Content-Security-Policy', SANDBOX)
      .header('X-Content-Type-Options', 'nosniff')
      .header('Cache-Control', 'no-store')
      .header(IMAGE_HEADERS.width, width)
      .header(IMAGE_HEADERS.height, height)
      .header(IMAGE_HEADERS.bytes, bytes)
      .header(IMAGE_HEADERS.format, kind);
    return new StreamableFile(content, { type: 'image/webp', disposition: 'inline' });
  }
}
