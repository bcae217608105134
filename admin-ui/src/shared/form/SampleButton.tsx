import Button from '@mui/material/Button';

interface SampleButtonProps {
  disabled?: boolean;
  onTry: () => void;
}

/** Fills a tool's form with an example, or runs the tool on one. */
export function SampleButton({ disabled, onTry }: SampleButtonProps) {
  return (
    <Button size="small" disabled={disabled} onClick={onTry}>
      Try a sample
    </Button>
  );
}
