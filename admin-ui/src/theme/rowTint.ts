/**
 * For a cell that stays in sight while its row moves below it: over its own background lies the colour that the row has
 * under the pointer, which `MuiTableRow` of the theme names.
 */
export const ROW_TINT = 'linear-gradient(var(--row-tint, transparent), var(--row-tint, transparent))';
