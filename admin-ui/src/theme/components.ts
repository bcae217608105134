import { alpha, type Components, type Theme } from '@mui/material/styles';

/** The bar of what can be done with chosen rows, while some are. */
export const BULK_ACTIONS = '.RaBulkActionsToolbar-toolbar:not(.RaBulkActionsToolbar-collapsed)';

const floating = ({ theme }: { theme: Theme }) => ({
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: 12,
});

const controls: Components<Theme> = {
  MuiTextField: { defaultProps: { variant: 'outlined', margin: 'dense', size: 'small', fullWidth: true } },
  MuiFormControl: { defaultProps: { variant: 'outlined', margin: 'dense', size: 'small', fullWidth: true } },
  MuiButtonBase: {
    styleOverrides: {
      root: ({ theme }) => ({
        '&.Mui-focusVisible': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: 2 },
      }),
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: { textTransform: 'none', fontWeight: 600, borderRadius: 8, whiteSpace: 'nowrap' },
      sizeMedium: { paddingInline: 16, minHeight: 40 },
      sizeSmall: { paddingInline: 12, minHeight: 32 },
      sizeLarge: { minHeight: 48, fontSize: '1rem' },
    },
  },
  MuiIconButton: { styleOverrides: { root: { borderRadius: 8 } } },
  MuiToggleButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        textTransform: 'none',
        fontWeight: 600,
        color: theme.palette.text.secondary,
        paddingInline: 14,
        '&.Mui-selected': { color: theme.palette.primary.main },
      }),
    },
  },
  // Labels of several lines keep apart from those above and below; of one line, the control is taller.
  MuiFormControlLabel: { styleOverrides: { label: { paddingBlock: 5 } } },
  // What is off is seen on white as well.
  MuiSwitch: {
    styleOverrides: {
      switchBase: ({ theme }) => ({
        '&:not(.Mui-checked, .Mui-disabled) .MuiSwitch-thumb': {
          backgroundColor: theme.palette.text.secondary,
        },
      }),
    },
  },
  MuiTab: { styleOverrides: { root: { textTransform: 'none' } } },
  MuiLink: { defaultProps: { underline: 'hover' } },
};

const surfaces: Components<Theme> = {
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiCard: {
    defaultProps: { elevation: 0 },
    styleOverrides: {
      root: ({ theme }) => ({ border: `1px solid ${theme.palette.divider}`, borderRadius: 12 }),
    },
  },
  MuiDialog: {
    styleOverrides: {
      // It takes the focus when it opens, and is plain to see.
      paper: { borderRadius: 16, '&:focus-visible': { outline: 'none' } },
      paperFullScreen: { borderRadius: 0 },
    },
  },
  // What floats has an edge: on a dark page no shadow shows.
  MuiPopover: { styleOverrides: { paper: floating } },
  MuiAutocomplete: { defaultProps: { fullWidth: true }, styleOverrides: { paper: floating } },
  // The action goes below the text where both have no room beside each other.
  MuiAlert: {
    styleOverrides: {
      root: { flexWrap: 'wrap', overflowWrap: 'anywhere' },
      message: { flex: '1 1 140px', minWidth: 0 },
      // On a dark page MUI's own, which is nearly black, is not seen.
      standard: ({ theme, ownerState: { color, severity = 'success' } }) =>
        theme.palette.mode === 'dark'
          ? { backgroundColor: alpha(theme.palette[color ?? severity].main, 0.12) }
          : {},
    },
  },
  MuiTooltip: { defaultProps: { enterDelay: 400, arrow: true } },
  MuiChip: { styleOverrides: { root: { fontWeight: 500 }, sizeSmall: { borderRadius: 6 } } },
  MuiTableContainer: {
    // What is in its cells for screen readers alone moves with them, and does not widen the page.
    styleOverrides: { root: { position: 'relative' } },
  },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({ borderColor: theme.palette.divider }),
      sizeSmall: { paddingBlock: 10, paddingInline: 8 },
      head: ({ theme }) => ({ fontWeight: 600, color: theme.palette.text.secondary, whiteSpace: 'nowrap' }),
    },
  },
  MuiTableRow: {
    styleOverrides: {
      root: ({ theme }) => ({
        '&.MuiTableRow-hover:hover': { '--row-tint': theme.palette.action.hover },
        // A text behind a number begins well away from it.
        '& > .MuiTableCell-alignRight + .MuiTableCell-root:not(.MuiTableCell-alignRight)': {
          paddingInlineStart: 24,
        },
      }),
    },
  },
  MuiTableSortLabel: { styleOverrides: { root: { minHeight: 24 } } },
  MuiSkeleton: { defaultProps: { animation: 'wave' } },
  // What is empty is not to look full.
  MuiLinearProgress: {
    styleOverrides: { root: ({ theme }) => ({ backgroundColor: theme.palette.divider }) },
  },
};

/** Components of react-admin and of the date picker, which MUI's types do not know. */
const others = {
  MuiPickerPopper: { styleOverrides: { paper: floating } },
  RaTopToolbar: {
    styleOverrides: {
      root: ({ theme }: { theme: Theme }) => ({
        padding: 0,
        minHeight: 40,
        [theme.breakpoints.down('sm')]: { backgroundColor: 'transparent' },
      }),
    },
  },
  // Below the rows, and in sight however many there are.
  RaBulkActionsToolbar: {
    styleOverrides: {
      root: ({ theme }: { theme: Theme }) => ({
        order: 1,
        position: 'sticky',
        bottom: 16,
        zIndex: 3,
        '& .RaBulkActionsToolbar-toolbar': {
          position: 'static',
          transform: 'none',
          margin: 8,
          border: `1px solid ${theme.palette.primary.main}`,
          borderRadius: 8,
          boxShadow: theme.shadows[6],
          backgroundColor: theme.palette.background.paper,
        },
        // More buttons than a narrow screen has room for in one line.
        '& .RaBulkActionsToolbar-toolbar:not(.RaBulkActionsToolbar-collapsed)': {
          height: 'auto',
          paddingBlock: 4,
          flexWrap: 'wrap',
          '& .RaBulkActionsToolbar-title': { flexShrink: 1, flexWrap: 'wrap', rowGap: 0 },
          '& .RaBulkActionsToolbar-topToolbar': { flexWrap: 'wrap', justifyContent: 'flex-start', gap: 0 },
          '& .MuiButton-sizeSmall': { paddingInline: 8 },
          [theme.breakpoints.down('lg')]: { '& .MuiButton-startIcon': { display: 'none' } },
        },
        // Else the keyboard reaches its buttons where nobody sees them.
        '& .RaBulkActionsToolbar-collapsed': { display: 'none' },
      }),
    },
  },
  RaDataTable: {
    styleOverrides: {
      root: ({ theme }: { theme: Theme }) => ({
        display: 'flex',
        flexDirection: 'column',
        '& .RaDataTable-headerCell': { backgroundColor: theme.palette.background.paper },
        '& tbody tr:last-of-type td': { borderBottom: 0 },
      }),
    },
  },
};

export const COMPONENTS = { ...controls, ...surfaces, ...others };
