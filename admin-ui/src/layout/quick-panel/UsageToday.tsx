import type { QuickPanelView } from '@contracts/quick-panel/quick-panel';
import { findTool, shortTitleOf } from '@domain/access/catalogue';
import { canUseTool } from '@domain/access/access';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { useSubject } from '../../session/useSession';
import { counted } from '../../shared/counted';
import { NavigationIcon } from '../NavigationIcon';
import { PanelSection } from './PanelSection';

/** What was done with each tool since midnight UTC; a tool that is still open to the user leads to its page. */
export function UsageToday({ usage }: Pick<QuickPanelView, 'usage'>) {
  const subject = useSubject();
  return (
    <PanelSection title="Today’s usage" empty={usage.length === 0 && 'Nothing used yet today (UTC).'}>
      <List disablePadding>
        {usage.map(({ tool, operations }) => {
          const found = findTool(tool);
          const row = (
            <>
              <ListItemIcon sx={{ minWidth: 36 }}>
                <NavigationIcon id={tool} />
              </ListItemIcon>
              <ListItemText primary={found ? shortTitleOf(found) : tool} />
              <Typography variant="body2" color="text.secondary" noWrap>
                {counted(operations, 'use')}
              </Typography>
            </>
          );
          return found && canUseTool(subject, tool) ? (
            <ListItem key={tool} disablePadding>
              <ListItemButton component={Link} to={found.url} sx={{ px: 1, borderRadius: 1 }}>
                {row}
              </ListItemButton>
            </ListItem>
          ) : (
            <ListItem key={tool} sx={{ px: 1 }}>
              {row}
            </ListItem>
          );
        })}
      </List>
    </PanelSection>
  );
}
