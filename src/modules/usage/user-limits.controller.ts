import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { AuthUser } from '../../contracts/access/access';
import { AdjustLimitDto } from '../../contracts/usage/usage.dto';
import type { UserLimitsView } from '../../contracts/usage/user-limits';
import { AdminOnly, ForKeys } from '../../core/auth/access.decorator';
import { CurrentUser } from '../../core/auth/current-user.decorator';
import { ObjectIdPipe } from '../../core/http/object-id.pipe';
import { UserLimitsService } from './user-limits.service';

@ApiTags('Usage')
@AdminOnly()
@ForKeys({ read: 'users:read', write: 'users:write' })
@Controller('users/:id/limits')
export class UserLimitsController {
  constructor(private readonly limits: UserLimitsService) {}

  /** Read what a user has used of each limited tool. */
  @Get()
  view(@Param('id', ObjectIdPipe) id: string): Promise<UserLimitsView> {
    return this.limits.view(id);
  }

  /** Give a user operations back, or add some. In the present window. */
  @Post('adjust')
  adjust(
    @CurrentUser() admin: AuthUser,
    @Param('id', ObjectIdPipe) id: string,
    @Body() adjustment: AdjustLimitDto,
  ): Promise<UserLimitsView> {
    return this.limits.adjust(admin, id, adjustment);
  }
}
