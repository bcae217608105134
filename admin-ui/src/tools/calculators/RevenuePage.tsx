import { FormProvider, useForm } from 'react-hook-form';
import { PageBody } from '../../shared/PageBody';
import { PageHeader } from '../../shared/PageHeader';
import {
  EMPTY_VALUES,
  type EstimateRequest,
  type Estimator,
  type EstimateValues,
  RESOLVERS,
} from './estimators';
import { SideBySide } from '../../shared/SideBySide';
import { usePreload } from '../../shared/usePreload';
import { Faq } from './faq/Faq';
import { EstimateForm } from './form/EstimateForm';
import { EstimateResults } from './results/EstimateResults';
import { useEstimate } from './useEstimate';

const TEXTS: Record<Estimator, { title: string; subtitle: string }> = {
  keywords: {
    title: 'Amazon Revenue By Keywords',
    subtitle: 'What a page could earn from the searches it ranks for.',
  },
  visitors: {
    title: 'Amazon Revenue By Visitors',
    subtitle: 'What a page could earn from the visitors it gets.',
  },
};

export function RevenueByVisitorsPage() {
  return <RevenuePage estimator="visitors" />;
}

export function RevenueByKeywordsPage() {
  return <RevenuePage estimator="keywords" />;
}

/** Forecasts an affiliate page's revenue: the form on the left, the forecast on the right. */
function RevenuePage({ estimator }: { estimator: Estimator }) {
  const { submit, ...query } = useEstimate(estimator);
  usePreload(RESOLVERS[estimator]);
  const form = useForm<EstimateValues, unknown, EstimateRequest>({
    resolver: RESOLVERS[estimator],
    mode: 'onTouched',
    defaultValues: EMPTY_VALUES,
  });
  return (
    <>
      <PageHeader {...TEXTS[estimator]} />
      <PageBody>
        <SideBySide columns={{ lg: '320px minmax(0, 1fr)', xl: '380px minmax(0, 1fr)' }}>
          <FormProvider {...form}>
            <EstimateForm
              estimator={estimator}
              busy={query.isFetching}
              failure={query.error}
              onSubmit={submit}
            />
            <EstimateResults estimator={estimator} query={query} />
          </FormProvider>
        </SideBySide>
        <Faq estimator={estimator} />
      </PageBody>
    </>
  );
}
