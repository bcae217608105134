/** What a server says may be off by so much and still be true of another tokenizer. */
const BELIEVED = 4;

/**
 * The tokens to count, of what the server says that were used: that if it is a whole number between 0 and four times the
 * estimate. Else the estimate where there is an answer, and nothing where there is none.
 */
export function countedTokens(told: unknown, estimate: number, isAnswered: boolean): number {
  if (typeof told === 'number' && Number.isInteger(told) && told >= 0 && told <= BELIEVED * estimate)
    return told;
  return isAnswered ? estimate : 0;
}
