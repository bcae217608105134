import type { AuthUser } from '../../contracts/access/access';
import type { NoticesService } from '../notices/notices.service';
import { PricingController } from './pricing.controller';
import type { PricingService } from './pricing.service';

const PLANS = [{ name: 'Studio', priceText: '', description: '', limits: {}, isCurrent: false }];

/** What the pricing page is told of requests, and how often they were looked for. */
async function asked(role: AuthUser['role'], contact: string | null) {
  const toldToAdmins = jest.fn((keys: readonly string[]) => Promise.resolve(new Set(keys)));
  const view = () => Promise.resolve({ plans: PLANS, contact });
  const controller = new PricingController(
    { view } as unknown as PricingService,
    { toldToAdmins } as unknown as NoticesService,
  );
  const { asked } = await controller.view({ id: 'u1', role } as AuthUser);
  return { asked, lookUps: toldToAdmins.mock.calls.length };
}

it.each<[string, AuthUser['role'], string | null, string[], number]>([
  ['a student who has nowhere else to ask', 'student', null, ['Studio'], 1],
  ['a student who is sent to an upgrade URL', 'student', 'https://shop.example/upgrade', [], 0],
  ['an admin', 'admin', null, [], 0],
])('looks for requests for plans only where they can be made: %s', async (_, role, contact, names, times) => {
  expect(await asked(role, contact)).toEqual({ asked: names, lookUps: times });
});
