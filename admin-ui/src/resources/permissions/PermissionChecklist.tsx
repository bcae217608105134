import { TOOL_SECTIONS } from '@contracts/access/tool-sections';
import type { Tool } from '@contracts/access/tool';
import { PERMITTED_TOOLS } from '@contracts/access/tools';
import { subToolsOf } from '@domain/access/catalogue';
import { searchMatcher } from '@domain/text/search';
import {
  canToggle,
  isTicked,
  type PermissionSelection,
  tickedShare,
  toggle,
  toggleTogether,
} from '@domain/access/permission-ticking';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

interface PermissionChecklistProps {
  label: string;
  selection: PermissionSelection;
  onChange: (selection: PermissionSelection) => void;
  error?: string;
}

const BUILT_TOOLS: readonly Tool[] = PERMITTED_TOOLS;
const GROUPS = TOOL_SECTIONS.map(({ id, title }) => ({
  title,
  tools: PERMITTED_TOOLS.filter(({ section }) => section === id) as readonly Tool[],
}));

/**
 * Every built tool with its sub-tools below it, by what they are for, with a box for each group and one for all; what one tick
 * brings with it is the access rules' business.
 */
export function PermissionChecklist({ label, selection, onChange, error }: PermissionChecklistProps) {
  const [sought, setSought] = useState('');
  const found = BUILT_TOOLS.filter((tool) => isFound(tool, sought));
  const box = (id: string, name: string, indent = 0) => (
    <FormControlLabel
      key={id}
      label={name}
      sx={{ display: 'flex', ml: -1.5 + indent, mr: 0 }}
      control={
        <Checkbox
          checked={isTicked(selection, id)}
          disabled={!canToggle(selection, id)}
          onChange={() => onChange(toggle(selection, id))}
        />
      }
    />
  );
  const together = (name: string, tools: readonly Tool[]) => {
    const ids = tools.map(({ id }) => id);
    const share = tickedShare(selection, ids);
    return (
      <FormControlLabel
        label={name}
        sx={{ display: 'flex', ml: -1.5, mr: 0, '& .MuiFormControlLabel-label': { fontWeight: 600 } }}
        control={
          <Checkbox
            checked={share === 'all'}
            indeterminate={share === 'some'}
            slotProps={{ input: { ref: markSome(share === 'some') } }}
            onChange={() => onChange(toggleTogether(selection, ids))}
          />
        }
      />
    );
  };
  const row = (tool: Tool) => (
    <Box key={tool.id} sx={{ breakInside: 'avoid' }}>
      {box(tool.id, tool.title)}
      {subToolsOf(tool).map((subTool) => box(subTool.id, subTool.name, 4))}
    </Box>
  );
  return (
    <FormControl component="fieldset" error={Boolean(error)} data-refused={error && ''} margin="normal">
      <FormLabel component="legend">{label}</FormLabel>
      {/* Below the list nobody would see it. */}
      {error ? <FormHelperText sx={{ mx: 0, mt: 0, mb: 1 }}>{error}</FormHelperText> : null}
      <TextField
        type="search"
        label="Search tools"
        value={sought}
        onChange={(event) => setSought(event.target.value)}
        // Enter would save the form.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        sx={{ maxWidth: 320 }}
      />
      {sought ? null : together('All tools', BUILT_TOOLS)}
      <Box sx={{ columns: { sm: 2 }, columnGap: 2 }}>
        {sought
          ? found.map(row)
          : GROUPS.map(({ title, tools }) => (
              <Box key={title} role="group" aria-label={title} sx={{ pb: 1 }}>
                <Box sx={{ breakAfter: 'avoid' }}>{together(title, tools)}</Box>
                <Box sx={{ pl: 2 }}>{tools.map(row)}</Box>
              </Box>
            ))}
      </Box>
      <Typography role="status" color="text.secondary" sx={{ py: 1, '&:empty': { py: 0 } }}>
        {found.length === 0 ? 'No tool has this name.' : ''}
      </Typography>
    </FormControl>
  );
}

/** By its own name or those of its sub-tools. */
function isFound(tool: Tool, sought: string): boolean {
  return searchMatcher(sought)(tool.title, ...subToolsOf(tool).map(({ name }) => name));
}

/** The box's own state beside what MUI says of it: axe compares the two. */
function markSome(isSome: boolean) {
  return (input: HTMLInputElement | null) => {
    if (input) input.indeterminate = isSome;
  };
}
