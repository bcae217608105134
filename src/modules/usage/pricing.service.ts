import { Injectable } from '@nestjs/common';
import type { InstanceContact } from '../../contracts/instance/instance';
import type { AuthUser } from '../../contracts/access/access';
import { FREE_PLAN_NAME } from '../../contracts/plans/plans';
import type { PricingPlan, PricingView } from '../../contracts/plans/pricing';
import { MESSAGES } from '../../contracts/messages';
import { LIMITED_TOOL_IDS } from '../../contracts/usage/limits';
import { fieldsRefused } from '../../core/errors/app-error';
import { findTool } from '../../domain/access/catalogue';
import { isFreePlan } from '../../domain/usage/free-plan';
import { InstanceService } from '../instance/instance.service';
import { type PlanOffer, PlansService } from '../plans/plans.service';
import { UsageTerms } from './usage-terms.service';

type Offer = Omit<PricingPlan, 'isCurrent'>;

/** What students see of the plans. */
@Injectable()
export class PricingService {
  constructor(
    private readonly plans: PlansService,
    private readonly terms: UsageTerms,
    private readonly instance: InstanceService,
  ) {}

  async view(user: AuthUser): Promise<Omit<PricingView, 'asked'>> {
    const offers = withFree((await this.plans.inOrder()).map(toOffer));
    const current = user.role === 'admin' ? null : await this.currentPlanOf(user);
    const plans = offers.map((offer) => ({ ...offer, isCurrent: offer.name === current }));
    return { plans, contact: contactOf(await this.instance.contact()) };
  }

  /**
   * What a user has now who would like another plan.
   * @throws AppError where there is no such plan, or where it is the user's already
   */
  async wish(user: AuthUser, plan: string): Promise<{ current: string }> {
    const { plans } = await this.view(user);
    const wanted = plans.find(({ name }) => name === plan);
    if (!wanted) throw fieldsRefused({ plan: MESSAGES.planUnknown }, MESSAGES.planUnknown);
    if (wanted.isCurrent) throw fieldsRefused({ plan: MESSAGES.planIsCurrent }, MESSAGES.planIsCurrent);
    return { current: plans.find(({ isCurrent }) => isCurrent)?.name ?? FREE_PLAN_NAME };
  }

  private async currentPlanOf({ id }: AuthUser): Promise<string> {
    return (await this.terms.of(id, new Date())).planName || FREE_PLAN_NAME;
  }
}

/** Being free needs no plan of that name: without it, no limited tool is open to free users. */
function withFree(offers: Offer[]): Offer[] {
  if (offers.some(({ name }) => isFreePlan(name))) return offers;
  return [{ name: FREE_PLAN_NAME, priceText: '', description: '', limits: {} }, ...offers];
}

function toOffer({ name, priceText, description, limits }: PlanOffer): Offer {
  const built = LIMITED_TOOL_IDS.filter((tool) => findTool(tool)?.ready && limits[tool]);
  return {
    name,
    priceText,
    description,
    limits: Object.fromEntries(built.map((tool) => [tool, limits[tool]])),
  };
}

function contactOf({ upgradeUrl, contactEmail }: InstanceContact): string | null {
  return upgradeUrl || (contactEmail ? `mailto:${contactEmail}` : null);
}
