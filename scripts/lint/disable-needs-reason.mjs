/** An `oxlint-disable` (or `eslint-disable`) comment tells its reason after `--`. */
export const disableNeedsReason = {
  meta: { type: 'problem', schema: [], messages: { reason: 'Say why after `--`.' } },
  create(context) {
    return {
      Program() {
        for (const comment of context.sourceCode.getAllComments()) {
          if (!/^\s*(ox|es)lint-disable/.test(comment.value) || /--\s*\S/.test(comment.value)) continue;
          context.report({ loc: comment.loc, messageId: 'reason' });
        }
      },
    };
  },
};
