import { TOOL_GROUPS } from './tool-groups';
import { PERMITTED_TOOLS } from './tools';

it('has each tool that a permission names in one group', () => {
  const grouped = TOOL_GROUPS.flatMap(({ tools }) => tools);
  expect(grouped.toSorted()).toEqual(PERMITTED_TOOLS.map(({ id }) => id).toSorted());
});
