import { type Tool, TOOLS } from '@contracts/access/tools';
import { subToolsOf } from '@domain/access/catalogue';
import { canToggle, isTicked, type PermissionSelection, toggle } from '@domain/access/permission-ticking';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';

interface PermissionChecklistProps {
  label: string;
  selection: PermissionSelection;
  onChange: (selection: PermissionSelection) => void;
  error?: string;
}

const BUILT_TOOLS = (TOOLS as readonly Tool[]).filter((tool) => tool.ready);

/** Every built tool with its sub-tools below it; what one tick brings with it is the access rules' business. */
export function PermissionChecklist({ label, selection, onChange, error }: PermissionChecklistProps) {
  const box = (id: string, name: string, indent = 0) => (
    <FormControlLabel
      key={id}
      label={name}
      sx={{ ml: -1.5 + indent }}
      control={
        <Checkbox
          checked={isTicked(selection, id)}
          disabled={!canToggle(selection, id)}
          onChange={() => onChange(toggle(selection, id))}
        />
      }
    />
  );
  return (
    <FormControl component="fieldset" error={Boolean(error)} margin="normal">
      <FormLabel component="legend">{label}</FormLabel>
      <FormGroup>
        {BUILT_TOOLS.flatMap((tool) => [
          box(tool.id, tool.title),
          ...subToolsOf(tool).map((subTool) => box(subTool.id, subTool.name, 4)),
        ])}
      </FormGroup>
      {error ? <FormHelperText>{error}</FormHelperText> : null}
    </FormControl>
  );
}
