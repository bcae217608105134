import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { AuthUser } from '../../contracts/access/access';
import type { QuickPanelView } from '../../contracts/quick-panel/quick-panel';
import { AnyUser } from '../../core/auth/access.decorator';
import { CurrentUser } from '../../core/auth/current-user.decorator';
import { QuickPanelService } from './quick-panel.service';

@ApiTags('Quick panel')
@AnyUser()
@Controller('quick-panel')
export class QuickPanelController {
  constructor(private readonly panel: QuickPanelService) {}

  /** Read what the quick panel shows. */
  @Get('data')
  view(@CurrentUser() user: AuthUser): Promise<QuickPanelView> {
    return this.panel.view(user);
  }
}
