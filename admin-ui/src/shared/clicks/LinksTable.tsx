import type { LinkClicks, LinkKind } from '@contracts/clicks/clicks';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { formatCount } from '../format';
import { ListPager } from '../result/ListPager';

const PER_PAGE = 10;
const KINDS: Record<LinkKind, string> = { button: 'Button', picture: 'Image' };

/** How often each link was clicked, the most clicked first. */
export function LinksTable({ links }: { links: readonly LinkClicks[] }) {
  const [page, setPage] = useState(0);
  const current = Math.min(page, Math.max(0, Math.ceil(links.length / PER_PAGE) - 1));
  return (
    <>
      <Table size="small" aria-label="Clicks by link" sx={{ tableLayout: 'fixed' }}>
        <TableHead>
          <TableRow>
            <TableCell sx={{ pl: 0 }}>Link</TableCell>
            <TableCell align="right" sx={{ width: 88, pr: 0 }}>
              Clicks
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {links
            .slice(current * PER_PAGE, (current + 1) * PER_PAGE)
            .map(({ id, kind, label, target, clicks }) => (
              <TableRow key={id}>
                <TableCell component="th" scope="row" sx={{ pl: 0, overflowWrap: 'anywhere' }}>
                  {KINDS[kind]}: <bdi>{label}</bdi>
                  <Typography
                    variant="body2"
                    color="text.secondary"
                    component="p"
                    noWrap
                    title={target}
                    dir="ltr"
                  >
                    {target}
                  </Typography>
                </TableCell>
                <TableCell
                  align="right"
                  sx={{ pr: 0, verticalAlign: 'top', fontVariantNumeric: 'tabular-nums' }}
                >
                  {formatCount(clicks)}
                </TableCell>
              </TableRow>
            ))}
        </TableBody>
      </Table>
      <ListPager total={links.length} page={current} perPage={PER_PAGE} onPage={setPage} />
    </>
  );
}
