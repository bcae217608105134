import InboxIcon from '@mui/icons-material/InboxOutlined';
import type { ReactNode } from 'react';
import { Notice } from './Notice';

export interface EmptyStateProps {
  title: string;
  /** What to do next. */
  text?: ReactNode;
  action?: ReactNode;
  icon?: ReactNode;
}

/** What a list or a result shows while there is nothing in it yet. */
export function EmptyState({ icon = <InboxIcon />, ...rest }: EmptyStateProps) {
  return <Notice icon={icon} {...rest} />;
}
