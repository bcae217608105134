import { WATCH_LIMITS } from './watch-limits';

export const WATCH_CONTENT_MESSAGES = {
  selectorInvalid: (selector: string, why: string) =>
    `“${selector}” is not a CSS selector that can be used: ${why}.`,
  selectorCostly: (selector: string) =>
    `“${selector}” takes too long on this page. Use a simpler selector, such as a class or an id.`,
  selectorEmpty: (selector: string) => `This selector matches nothing on the page: “${selector}”.`,
  ruleEmpty: 'Enter the text to ignore.',
  ruleTooLong: `A rule has at most ${WATCH_LIMITS.rule} characters.`,
  ruleMatchesAll: 'This rule would ignore everything. Add some of the text to ignore.',
  ruleInvalid: (why: string) => `This is not a regular expression that can be used: ${why}.`,
  ruleCostly: 'This expression repeats too much. Use smaller numbers in braces.',
  tooManyRules: `A watch has at most ${WATCH_LIMITS.rules} rules. Remove some of them.`,
} as const;
