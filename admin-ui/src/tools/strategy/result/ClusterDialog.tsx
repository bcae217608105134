import type { ClusterDetail, StrategyView } from '@contracts/strategy/strategy';
import { DEMAND_NAMES } from '@contracts/strategy/strategy-words';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { counted } from '../../../shared/counted';
import { formatCount } from '../../../shared/format';
import { HandoverLink } from '../../../shared/handover/HandoverLink';
import { DetailDialog } from '../../../shared/result/DetailDialog';
import { ResultFacts } from '../../../shared/result/ResultFacts';
import { ClusterKeywordRows } from './ClusterKeywordRows';
import { PageLink } from './PageLink';
import { fitText } from './tabColumns';
import { useCluster } from './useStrategy';

interface ClusterDialogProps {
  open: boolean;
  view: StrategyView;
  cluster: string;
  onClose: () => void;
}

/** A group of keywords in full, with the pages that fit it best. */
export function ClusterDialog({ open, view, cluster, onClose }: ClusterDialogProps) {
  const query = useCluster(view.id, cluster);
  return (
    <DetailDialog
      open={open}
      onClose={onClose}
      query={query}
      noun="cluster"
      titleOf={({ cluster: { label } }) => label}
      heights={[72, 160, 240]}
      wide
    >
      {(detail) => <Detail detail={detail} view={view} />}
    </DetailDialog>
  );
}

function Detail({ detail: { cluster, pages }, view }: { detail: ClusterDetail; view: StrategyView }) {
  const { basis, sources, settings, judgedBy } = view;
  const number = (value: number | null) => (value === null ? '–' : formatCount(value));
  const facts: (readonly [string, string])[] = [
    ['Keywords', formatCount(cluster.keywords)],
    ...(basis === 'keywords' ? [] : [[DEMAND_NAMES[basis].column, formatCount(cluster.demand)] as const]),
    ['Difficulty', number(cluster.difficulty)],
    ['Best position', number(cluster.position)],
    ['Priority', String(cluster.priority)],
    ...(cluster.stake === null ? [] : [['Clicks at stake', formatCount(cluster.stake)] as const]),
  ];
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <ResultFacts facts={facts} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <HandoverLink
          tool="intelligent-briefs"
          given={{ keyword: cluster.label, language: view.language }}
          label="Create a brief"
        />
        <HandoverLink
          tool="intelligent-hub"
          given={{
            keyword: cluster.label,
            language: view.language,
            keywordsOf: { job: view.id, name: cluster.label, cluster: cluster.id },
          }}
          label={`Plan a hub with ${counted(cluster.keywords, 'keyword')}`}
        />
      </Box>
      {sources.reading || pages.length > 0 ? (
        <section aria-label="Pages that fit best">
          <Typography variant="h3" sx={{ mb: 1 }}>
            Pages that fit best
          </Typography>
          <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
            {judgedBy === null
              ? `Covered from ${settings.covered}, partial from ${settings.partial}: how alike title, headings, URL and text are to the cluster’s keywords, up to 1.`
              : `Covered from ${settings.covered}, partial from ${settings.partial}: how alike the page’s best passage is to the cluster’s keywords, up to 1.`}
          </Typography>
          {pages.length === 0 ? (
            <Typography>No page covers this subject.</Typography>
          ) : (
            <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
              {pages.map(({ address, title, section, ...known }) => (
                <Typography component="li" key={address} sx={{ overflowWrap: 'anywhere' }}>
                  {fitText(known)}: {title} {section === null ? null : `(“${section}”) `}
                  <PageLink address={address} />
                </Typography>
              ))}
            </Box>
          )}
        </section>
      ) : null}
      <section aria-label="Keywords">
        <Typography variant="h3" sx={{ mb: 1 }}>
          Keywords
        </Typography>
        <ClusterKeywordRows id={view.id} cluster={cluster.id} count={cluster.keywords} />
      </section>
    </Box>
  );
}
