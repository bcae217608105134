import { FREE_PLAN_NAME } from '../../contracts/plans/plans';
import { isFreePlan } from './free-plan';

it.each([
  [FREE_PLAN_NAME, true],
  [FREE_PLAN_NAME.toUpperCase(), true],
  [`${FREE_PLAN_NAME} Trial`, false],
  ['Starter', false],
])('whether %j is the plan of free users: %p', (name, expected) => {
  expect(isFreePlan(name)).toBe(expected);
});
