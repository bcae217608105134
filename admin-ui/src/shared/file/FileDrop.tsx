import UploadFileIcon from '@mui/icons-material/UploadFileOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { type ChangeEvent, useId, useRef } from 'react';
import { formatBytes } from '../format';
import { ChosenFile } from './ChosenFile';
import { useFileDrag } from './useFileDrag';

export interface FileDropProps {
  /** What the button says. */
  label: string;
  /** Bytes that it may have. */
  maxBytes: number;
  file?: File;
  problem?: string;
  disabled: boolean;
  onChoose: (file: File | undefined) => void;
}

/** Takes one csv file, dropped or picked. */
export function FileDrop({ label, maxBytes, file, problem, disabled, onChoose }: FileDropProps) {
  const helpId = useId();
  const input = useRef<HTMLInputElement>(null);
  const { dragging, ...drag } = useFileDrag(onChoose, disabled);
  const pick = (event: ChangeEvent<HTMLInputElement>) => {
    onChoose(event.target.files?.[0]);
    // Else picking the same file again would change nothing.
    event.target.value = '';
  };
  return (
    <Box>
      <Box
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
          accept=".csv,text/csv"
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
            onRemove={() => onChoose(undefined)}
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
            <Typography variant="body2" color="text.secondary">
              {dragging ? 'Drop the file here' : `or drop it here · csv only, up to ${formatBytes(maxBytes)}`}
            </Typography>
          </Box>
        )}
      </Box>
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
