import { Body, Controller, HttpCode, Post, Res, StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { AuthUser } from '../../contracts/access/access';
import { ReadPageDto } from '../../contracts/fetching/fetching.dto';
import { IMAGE_HEADERS, type SnippetPage } from '../../contracts/snippets/snippets';
import { ForTool } from '../../core/auth/access.decorator';
import { CurrentUser } from '../../core/auth/current-user.decorator';
import { AnswersFile, Describe } from '../../core/http/reference/described';
import { SnippetPreviewService } from './snippet-preview.service';

/** Whatever comes from another site runs nothing, should somebody open it by itself. */
const SANDBOX = "sandbox; default-src 'none'";

const HEADERS = {
  [IMAGE_HEADERS.width]: 'Pixels of the image’s width.',
  [IMAGE_HEADERS.height]: 'Pixels of its height.',
  [IMAGE_HEADERS.bytes]: 'Bytes that the site sent.',
  [IMAGE_HEADERS.format]: 'The format that it came in.',
};

@ForTool('new-test-tool')
@ApiTags('Snippets')
@Controller('preview')
export class SnippetPreviewController {
  constructor(private readonly preview: SnippetPreviewService) {}

  /** Read what search engines and social networks show of a page. */
  @Post('fetch')
  @HttpCode(200)
  page(@CurrentUser() user: AuthUser, @Body() { url }: ReadPageDto): Promise<SnippetPage> {
    return this.preview.page(user, url);
  }

  /** Show an image of another site. Drawn again; the headers say what it was. */
  @Post('image')
  @AnswersFile('image/webp')
  @Describe({ headers: HEADERS })
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
