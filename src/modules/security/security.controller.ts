import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { AuthUser } from '../../contracts/access/access';
import type { SecurityView } from '../../contracts/security/security';
import { SecurityDto } from '../../contracts/security/security.dto';
import { AdminOnly } from '../../core/auth/access.decorator';
import { CurrentUser } from '../../core/auth/current-user.decorator';
import { SecurityService } from './security.service';

@ApiTags('Instance')
@AdminOnly()
@Controller('security')
export class SecurityController {
  constructor(private readonly security: SecurityService) {}

  /** Read the security rules. */
  @Get()
  get(): Promise<SecurityView> {
    return this.security.view();
  }

  /** Change the security rules. */
  @Put()
  update(@CurrentUser() admin: AuthUser, @Body() settings: SecurityDto): Promise<SecurityView> {
    return this.security.update(admin, settings);
  }
}
