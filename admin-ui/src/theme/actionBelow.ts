/** For an alert whose action goes below its text where both have no room beside each other. */
export const ACTION_BELOW = {
  flexWrap: 'wrap',
  overflowWrap: 'anywhere',
  '& .MuiAlert-message': { flex: '1 1 200px', minWidth: 0 },
} as const;
