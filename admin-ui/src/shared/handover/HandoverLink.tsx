import { canUseTool } from '@domain/access/access';
import { findTool } from '@domain/access/catalogue';
import type { ToolId } from '@contracts/access/tools';
import Button from '@mui/material/Button';
import { Link, useLocation } from 'react-router-dom';
import { useSubject } from '../../session/useSession';
import { type Handover, handoverPath } from './handover';

interface HandoverLinkProps {
  tool: ToolId;
  /** Parameters of the tool's address: `add=one`. */
  opening?: string;
  given: Handover;
  /** A verb and what it makes: `Write a brief`. */
  label: string;
  /** As large as the buttons beside it. */
  size?: 'small' | 'medium';
}

/** Goes on in another tool with what is known here; only who may use that one sees it. */
export function HandoverLink({ tool, opening, given, label, size = 'small' }: HandoverLinkProps) {
  const { pathname, search } = useLocation();
  const found = findTool(tool);
  const isAllowed = canUseTool(useSubject(), tool);
  if (!found?.ready || !isAllowed) return null;
  const to = opening ? `${found.url}?${opening}` : found.url;
  return (
    <Button component={Link} to={handoverPath(to, given, pathname + search)} size={size} variant="outlined">
      {label}
    </Button>
  );
}
