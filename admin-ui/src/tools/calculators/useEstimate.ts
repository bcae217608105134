import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Estimate, type EstimateRequest, type Estimator, fetchEstimate } from './estimators';
import { loadForecast } from './results/lazyForecast';

interface Submission {
  request: EstimateRequest;
  terms: string;
  /** Makes each Calculate a question of its own, with the same values too. */
  number: number;
}

/** Nothing is asked before the first submission, and again only with the next. */
export function useEstimate(estimator: Estimator) {
  const [submission, setSubmission] = useState<Submission>();
  const query = useQuery({
    queryKey: ['amazon-revenue', estimator, submission],
    queryFn: async ({ signal }): Promise<Estimate> => {
      if (!submission) throw new Error('Nothing was submitted.');
      const { request, terms } = submission;
      const [rows] = await Promise.all([fetchEstimate(estimator, request, signal), loadForecast()]);
      return { rows, request, terms };
    },
    enabled: submission !== undefined,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    refetchOnMount: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const submit = (request: EstimateRequest, terms: string) =>
    setSubmission((last) => ({ request, terms, number: (last?.number ?? 0) + 1 }));
  return { submit, ...query };
}
