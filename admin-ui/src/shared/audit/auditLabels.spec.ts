import { resourceLabel } from './auditLabels';

it.each([
  ['users', 'User'],
  ['auth', 'Account data'],
  ['blocks', 'Saved block'],
  ['intent', 'Intent Finder'],
  ['schema-checks', 'Schema Intelligence'],
  ['interlink-extractor', 'Interlink Extractor'],
  ['of-an-older-release', 'of-an-older-release'],
])('%s is called %s', (resource, label) => expect(resourceLabel(resource)).toBe(label));
