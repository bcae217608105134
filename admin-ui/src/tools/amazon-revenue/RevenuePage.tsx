import Box from '@mui/material/Box';
import { PageBody } from '../../shared/PageBody';
import { PageHeader } from '../../shared/PageHeader';
import type { Estimator } from './estimators';
import { Faq } from './faq/Faq';
import { EstimateForm } from './form/EstimateForm';
import { EstimateResults } from './results/EstimateResults';
import { useEstimate } from './useEstimate';

const TEXTS: Record<Estimator, { title: string; subtitle: string }> = {
  keywords: {
    title: 'Amazon Revenue By Keywords',
    subtitle: 'What a page can earn from the searches that it will rank for.',
  },
  visitors: {
    title: 'Amazon Revenue By Visitors',
    subtitle: 'What a page can earn from the visitors that it has or will have.',
  },
};

export function RevenueByVisitorsPage() {
  return <RevenuePage estimator="visitors" />;
}

export function RevenueByKeywordsPage() {
  return <RevenuePage estimator="keywords" />;
}

/** Forecasts an affiliate page's revenue: terms on the left, the periods on the right. */
function RevenuePage({ estimator }: { estimator: Estimator }) {
  const { submit, ...query } = useEstimate(estimator);
  return (
    <>
      <PageHeader {...TEXTS[estimator]} />
      <PageBody>
        <Box
          sx={{
            display: 'grid',
            alignItems: 'start',
            gap: 3,
            gridTemplateColumns: {
              xs: 'minmax(0, 1fr)',
              lg: '320px minmax(0, 1fr)',
              xl: '380px minmax(0, 1fr)',
            },
          }}
        >
          <EstimateForm
            estimator={estimator}
            busy={query.isFetching}
            failure={query.error}
            onSubmit={submit}
          />
          <EstimateResults estimator={estimator} query={query} />
        </Box>
        <Faq estimator={estimator} />
      </PageBody>
    </>
  );
}
