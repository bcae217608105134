import { NAVBAR_COLORS } from '../../theme/palette';

/** An entry of the navigation. */
export const ITEM_STYLE = {
  width: '100%',
  height: 40,
  mb: 0.5,
  scrollMarginBlock: 24,
  px: 1.5,
  gap: 2,
  justifyContent: 'flex-start',
  overflow: 'hidden',
  borderRadius: 1,
  color: NAVBAR_COLORS.text,
  fontSize: 14,
  fontWeight: 500,
  textAlign: 'left',
  whiteSpace: 'nowrap',
  '& svg': { fontSize: 22, color: NAVBAR_COLORS.muted },
  '&:hover': { bgcolor: NAVBAR_COLORS.hover },
  '&.active': {
    bgcolor: NAVBAR_COLORS.active,
    color: NAVBAR_COLORS.strong,
    '& svg': { color: NAVBAR_COLORS.accent },
    '@media (forced-colors: active)': { outline: '2px solid Highlight', outlineOffset: -2 },
  },
  '&.Mui-focusVisible': { outline: `2px solid ${NAVBAR_COLORS.accent}`, outlineOffset: -2 },
} as const;
