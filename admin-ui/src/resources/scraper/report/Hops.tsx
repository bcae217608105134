import Box from '@mui/material/Box';
import { AddressLink } from './AddressLink';
import { StatusMark } from './StatusMark';

interface HopsProps {
  /** Without a status where nobody asks for it. */
  hops: readonly { url: string; status?: number | null }[];
  startUrl: string;
}

/** The way from an address to another, one step below the other. */
export function Hops({ hops, startUrl }: HopsProps) {
  return (
    <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.75 }}>
      {hops.map(({ url, status }, index) => (
        <Box
          component="li"
          key={index}
          sx={{ display: 'flex', gap: 1, alignItems: 'start', pl: { sm: Math.min(index, 5) * 2 } }}
        >
          <Box component="span" aria-hidden sx={{ color: 'text.secondary', width: 16, flexShrink: 0 }}>
            {index === 0 ? '' : '↳'}
          </Box>
          {status === undefined ? null : <StatusMark status={status} />}
          <Box sx={{ minWidth: 0 }}>
            <AddressLink url={url} startUrl={startUrl} />
          </Box>
        </Box>
      ))}
    </Box>
  );
}
