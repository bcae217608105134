import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { AuthUser } from '../../contracts/access/access';
import type { PlanLimitsView } from '../../contracts/plans/plans';
import { ModuleLogDto } from '../../contracts/usage/usage.dto';
import { AnyUser } from '../../core/auth/access.decorator';
import { CurrentUser } from '../../core/auth/current-user.decorator';
import { UsageService } from './usage.service';

@ApiTags('Usage')
@AnyUser()
@Controller('auth')
export class UsageController {
  constructor(private readonly usage: UsageService) {}

  /** Read one’s own limits and what is used of them. */
  @Get('getCurrentModuleLimits')
  limits(@CurrentUser() user: AuthUser): Promise<PlanLimitsView> {
    return this.usage.limits(user);
  }

  /** Report the use of a tool that works in the browser. */
  @Post('moduleLogs')
  async log(
    @CurrentUser() user: AuthUser,
    @Body() { module, numberOfOperations }: ModuleLogDto,
  ): Promise<ModuleLogDto> {
    await this.usage.log(user, module, numberOfOperations);
    return { module, numberOfOperations };
  }
}
