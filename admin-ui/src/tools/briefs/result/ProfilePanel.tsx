import { PAGE_COUNTS, type BriefProfile, type PageCount, type Spread } from '@contracts/briefs/briefs';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { counted } from '../../../shared/counted';
import { formatCount } from '../../../shared/format';
import { ResultFacts } from '../../../shared/result/ResultFacts';

const COUNT_NAMES: Record<PageCount, string> = {
  words: 'Words',
  h2: 'H2 headings',
  h3: 'H3 headings',
  paragraphs: 'Paragraphs',
  images: 'Images',
  links: 'Links',
  lists: 'Lists',
  tables: 'Tables',
};

/** How long and how built the pages are, and so what to aim at. */
export function ProfilePanel({ profile }: { profile: BriefProfile }) {
  const { target, counts, flesch, schemaTypes, pages } = profile;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <ResultFacts
        facts={[
          ['Words to write', formatCount(target.words)],
          ['Between', `${formatCount(target.from)} and ${formatCount(target.to)}`],
          ['Pages that count', formatCount(pages)],
        ]}
      />
      <TableContainer tabIndex={0} role="region" aria-label="Profile">
        <Table size="small" aria-label="Profile">
          <TableHead>
            <TableRow>
              <TableCell>Count</TableCell>
              <TableCell align="right">Median</TableCell>
              <TableCell align="right">Middle half</TableCell>
              <TableCell align="right">Range</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {PAGE_COUNTS.map((count) => (
              <SpreadRow key={count} name={COUNT_NAMES[count]} spread={counts[count]} />
            ))}
            {flesch ? <SpreadRow name="Flesch Reading Ease" spread={flesch} /> : null}
          </TableBody>
        </Table>
      </TableContainer>
      {schemaTypes.length > 0 ? (
        <Box>
          <Typography variant="subtitle2" component="h3" sx={{ mb: 0.5 }}>
            Structured data
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
            {schemaTypes.map(({ type, pages: on }) => (
              <Chip key={type} size="small" variant="outlined" label={`${type}: ${counted(on, 'page')}`} />
            ))}
          </Box>
        </Box>
      ) : null}
    </Box>
  );
}

function SpreadRow({ name, spread }: { name: string; spread: Spread }) {
  const between = (low: number, high: number) =>
    low === high ? formatCount(round(low)) : `${formatCount(round(low))}–${formatCount(round(high))}`;
  return (
    <TableRow sx={{ '& td': { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } }}>
      <TableCell component="th" scope="row" sx={{ fontWeight: 400 }}>
        {name}
      </TableCell>
      <TableCell align="right">{formatCount(round(spread.median))}</TableCell>
      <TableCell align="right">{between(spread.q1, spread.q3)}</TableCell>
      <TableCell align="right">{between(spread.min, spread.max)}</TableCell>
    </TableRow>
  );
}

const round = (value: number) => (value < 100 ? Math.round(value * 10) / 10 : Math.round(value));
