import { disableNeedsReason } from './disable-needs-reason.mjs';

/** What each rule forbids: syntax by its selectors, and the sentence for who wrote it. */
const FORBIDDEN = {
  'no-process-env': {
    message: 'Read settings from the Environment of src/config.',
    selectors: [
      'MemberExpression[property.name="env"][object.name="process"]',
      'MemberExpression[property.name="env"][object.property.name="process"]',
      'VariableDeclarator[init.name="process"] Property[key.name="env"]',
      'ImportDeclaration[source.value=/^(node:)?process$/] > ImportSpecifier[imported.name="env"]',
    ],
  },
  'no-forward-ref': {
    message: 'A forwardRef hides a cycle (Nest) or is not needed any more (React 19).',
    selectors: ['Identifier[name="forwardRef"]'],
  },
  'no-can-parse': {
    message: 'Node 20 answers wrongly for addresses beyond ASCII: use parseUrl of src/contracts.',
    selectors: ['MemberExpression[object.name="URL"][property.name="canParse"]'],
  },
  'no-barrel': {
    message: 'No barrels: import from the file that defines it.',
    selectors: ['ExportAllDeclaration', 'ExportNamedDeclaration[source]'],
  },
  'no-normalize': {
    message: 'A run of marks takes quadratic time, uninterrupted: use normalizeUnicode of src/domain/text.',
    selectors: ['CallExpression[callee.property.name="normalize"]'],
  },
  'no-clock': {
    message: 'The domain has no clock: take the time as an argument.',
    selectors: [
      'NewExpression[callee.name="Date"][arguments.length=0]',
      'MemberExpression[object.name="Date"][property.name="now"]',
    ],
  },
  'no-chance': {
    message: 'The domain is deterministic: take the number as an argument.',
    selectors: ['MemberExpression[object.name="Math"][property.name="random"]'],
  },
  'no-process': {
    message: 'The domain does not know the process that it runs in.',
    selectors: ['Identifier[name="process"]'],
  },
};

const forbid = ({ message, selectors }) => ({
  meta: { type: 'problem', schema: [] },
  create: (context) =>
    Object.fromEntries(selectors.map((selector) => [selector, (node) => context.report({ node, message })])),
});

/** The house's own rules, for the linter. */
export default {
  meta: { name: 'cohort' },
  rules: {
    'disable-needs-reason': disableNeedsReason,
    ...Object.fromEntries(Object.entries(FORBIDDEN).map(([name, what]) => [name, forbid(what)])),
  },
};
