import type { FeatureView } from '@contracts/features/features';
import { useQuery } from '@tanstack/react-query';
import { apiJson } from '../providers/apiClient';

/** Where every page finds the feature switches, so that a change shows in all of them. */
export const FEATURES_KEY = ['features'];

/** The feature switches with their state. */
export function useFeatures() {
  return useQuery({
    queryKey: FEATURES_KEY,
    queryFn: ({ signal }) => apiJson<FeatureView[]>('/features', { signal }),
  });
}
