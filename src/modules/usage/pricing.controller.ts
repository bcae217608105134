import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { AuthUser } from '../../contracts/access/access';
import type { PricingView } from '../../contracts/plans/pricing';
import { AnyUser } from '../../core/auth/access.decorator';
import { CurrentUser } from '../../core/auth/current-user.decorator';
import { PricingService } from './pricing.service';

@ApiTags('Pricing')
@AnyUser()
@Controller('pricing')
export class PricingController {
  constructor(private readonly pricing: PricingService) {}

  /** Read the plans in their order, the caller’s marked, and where to ask for another. */
  @Get()
  view(@CurrentUser() user: AuthUser): Promise<PricingView> {
    return this.pricing.view(user);
  }
}
