import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { AuthUser } from '../../contracts/access/access';
import { NOTICE_MESSAGES } from '../../contracts/notices/notice-messages';
import { PlanWishDto } from '../../contracts/plans/pricing.dto';
import type { PricingView } from '../../contracts/plans/pricing';
import { AnyUser } from '../../core/auth/access.decorator';
import { CurrentUser } from '../../core/auth/current-user.decorator';
import { NoticesService } from '../notices/notices.service';
import { PricingService } from './pricing.service';

const DAY_CHARACTERS = 10;

@ApiTags('Pricing')
@AnyUser()
@Controller('pricing')
export class PricingController {
  constructor(
    private readonly pricing: PricingService,
    private readonly notices: NoticesService,
  ) {}

  /** Read the plans in their order, the caller’s marked, where to ask for another, and which were asked for today. */
  @Get()
  async view(@CurrentUser() user: AuthUser): Promise<PricingView> {
    const view = await this.pricing.view(user);
    // Nobody else has a way to ask the admins from here.
    if (user.role === 'admin' || view.contact !== null) return { ...view, asked: [] };
    const names = view.plans.map(({ name }) => name);
    const told = await this.notices.toldToAdmins(names.map((name) => wishKey(user, name)));
    return { ...view, asked: names.filter((name) => told.has(wishKey(user, name))) };
  }

  /** Tell the admins that one would like another plan. Asking again on the same day tells nobody again. */
  @Post('wishes')
  @HttpCode(204)
  async wish(@CurrentUser() user: AuthUser, @Body() { plan }: PlanWishDto): Promise<void> {
    const { current } = await this.pricing.wish(user, plan);
    await this.notices.publishToAdmins({
      kind: 'plan.wanted',
      key: wishKey(user, plan),
      severity: 'info',
      title: NOTICE_MESSAGES.wantsPlan(user.name, plan),
      body: NOTICE_MESSAGES.wantsPlanBody(user.email, current),
      link: `/users/${user.id}/show`,
      details: { user: user.id, email: user.email, plan, current },
    });
  }
}

/** The same all day. */
function wishKey({ id }: AuthUser, plan: string): string {
  const day = new Date().toISOString().slice(0, DAY_CHARACTERS);
  return `plan-wanted:${id}:${day}:${plan}`;
}
