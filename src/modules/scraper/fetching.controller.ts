import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { AuthUser } from '../../contracts/access/access';
import { PAGE_READERS, type ReadPage } from '../../contracts/fetching/fetching';
import { ReadPageDto } from '../../contracts/fetching/fetching.dto';
import { ForAnyTool } from '../../core/auth/access.decorator';
import { CurrentUser } from '../../core/auth/current-user.decorator';
import { FetchingService } from './fetching.service';

@ApiTags('Other sites')
@Controller('resolve-cors-content')
export class FetchingController {
  constructor(private readonly fetching: FetchingService) {}

  /** Read a page of another site. */
  @ForAnyTool(PAGE_READERS)
  @Post('proxy')
  @HttpCode(200)
  read(@CurrentUser() user: AuthUser, @Body() { url }: ReadPageDto): Promise<ReadPage> {
    return this.fetching.read(user, url);
  }
}
