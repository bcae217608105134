import { CHANNELS_PATH, NOTICES_PATH } from '@contracts/notices/notices';
import Card from '@mui/material/Card';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { Link, useLocation } from 'react-router-dom';
import { Deferred } from '../../shared/Deferred';
import { lazyNamed } from '../../shared/lazyNamed';
import { PageBody } from '../../shared/PageBody';
import { PageHeader } from '../../shared/PageHeader';
import { Waiting } from '../../shared/Waiting';
import { useTabPanel } from '../../shared/useTabPanel';
import { Notices } from './Notices';

const Channels = lazyNamed(() => import('./channels/Channels'), 'Channels');

const TABS = [
  { path: NOTICES_PATH, label: 'All notifications' },
  { path: CHANNELS_PATH, label: 'Channels' },
];

/** What a user was told, and how it leaves the app. */
export function NotificationsPage() {
  const { pathname } = useLocation();
  const path = pathname.replace(/\/+$/, '') === CHANNELS_PATH ? CHANNELS_PATH : NOTICES_PATH;
  const tabPanel = useTabPanel(path);
  return (
    <>
      <PageHeader
        title="Notifications"
        subtitle="What your tools found while you were away. Get it by email, in a chat or by webhook, too."
        path={NOTICES_PATH}
      />
      <PageBody>
        <Card sx={{ minWidth: 0 }}>
          <Tabs
            value={path}
            aria-label="Notifications and channels"
            sx={{
              borderBottom: 1,
              borderColor: 'divider',
              px: { md: 2 },
            }}
          >
            {TABS.map((tab) => (
              <Tab
                key={tab.path}
                value={tab.path}
                label={tab.label}
                component={Link}
                to={tab.path}
                {...tabPanel.tab(tab.path)}
                onPointerEnter={tab.path === CHANNELS_PATH ? Channels.preload : undefined}
              />
            ))}
          </Tabs>
          <Box {...tabPanel.panel} sx={{ p: { xs: 2, md: 3 } }}>
            {path === CHANNELS_PATH ? (
              <Deferred fallback={<Waiting label="Loading your channels" height={160} />}>
                <Channels />
              </Deferred>
            ) : (
              <Notices />
            )}
          </Box>
        </Card>
      </PageBody>
    </>
  );
}
