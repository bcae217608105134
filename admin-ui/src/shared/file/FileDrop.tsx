import UploadFileIcon from '@mui/icons-material/UploadFileOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { type ChangeEvent, useEffect, useId, useRef } from 'react';
import { formatBytes } from '../format';
import { ChosenFile } from './ChosenFile';
import { endingsOf, fileProblem, type FileRules } from './fileRules';
import { useFileDrag } from './useFileDrag';

export interface FileDropProps {
  /** What the button says. */
  label: string;
  rules: FileRules;
  file?: File;
  problem?: string;
  disabled: boolean;
  /** A file that the rules take, or none and why not; neither when it was removed. */
  onChoose: (file: File | undefined, problem?: string) => void;
}

/** Takes one file, dropped or picked. */
export function FileDrop({ label, rules, file, problem, disabled, onChoose }: FileDropProps) {
  const helpId = useId();
  const zone = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const acted = useRef(false);
  const choose = (chosen: File | undefined) => {
    const found = chosen && fileProblem(chosen, rules);
    acted.current = true;
    onChoose(found ? undefined : chosen, found);
  };
  // The buttons change with the file: the focus must not go with the one that was used.
  useEffect(() => {
    if (acted.current) focusFirstButton(zone.current);
    acted.current = false;
  }, [file]);
  const { dragging, ...drag } = useFileDrag(choose, disabled);
  const kinds = endingsOf(rules)
    .map((ending) => ending.slice(1).toUpperCase())
    .join(' or ');
  const pick = (event: ChangeEvent<HTMLInputElement>) => {
    choose(event.target.files?.[0]);
    // Else picking the same file again would change nothing.
    event.target.value = '';
  };
  return (
    <Box>
      <Box
        ref={zone}
        data-refused={problem && ''}
        {...drag}
        sx={({ palette }) => ({
          border: '2px dashed',
          borderColor: problem ? 'error.main' : dragging ? 'primary.main' : 'divider',
          bgcolor: dragging
            ? `color-mix(in srgb, ${palette.primary.main} 8%, transparent)`
            : 'background.default',
          borderRadius: 3,
          p: { xs: 2, sm: 3 },
          transition: 'border-color 150ms, background-color 150ms',
        })}
      >
        <input
          ref={input}
          type="file"
          accept={rules.accept.join()}
          hidden
          aria-label={label}
          disabled={disabled}
          onChange={pick}
        />
        {file ? (
          <ChosenFile
            file={file}
            disabled={disabled}
            onReplace={() => input.current?.click()}
            onRemove={() => choose(undefined)}
          />
        ) : (
          <Box
            sx={{
              display: 'flex',
              flexDirection: 'column',
              alignItems: 'center',
              gap: 1,
              textAlign: 'center',
            }}
          >
            <UploadFileIcon color="primary" sx={{ fontSize: 40 }} />
            <Button
              variant="outlined"
              disabled={disabled}
              aria-describedby={helpId}
              onClick={() => input.current?.click()}
            >
              {label}
            </Button>
            <Typography variant="body2" color="text.secondary" sx={{ displayPrint: 'none' }}>
              {dragging
                ? 'Drop the file here'
                : `or drop it here · ${kinds} only, up to ${formatBytes(rules.maxBytes)}`}
            </Typography>
          </Box>
        )}
      </Box>
      <span aria-live="polite" className="visually-hidden">
        {file ? `${file.name} selected, ${formatBytes(file.size)}` : ''}
      </span>
      <FormHelperText
        id={helpId}
        error
        role={problem ? 'alert' : undefined}
        sx={{ mx: 0, typography: 'body2' }}
      >
        {problem}
      </FormHelperText>
    </Box>
  );
}

function focusFirstButton(zone: HTMLElement | null): void {
  for (const button of zone?.querySelectorAll('button') ?? []) {
    // One that this width does not show takes no focus.
    button.focus({ preventScroll: true });
    if (document.activeElement === button) return;
  }
}
