import type { FieldErrors } from '@contracts/error-codes';
import {
  ADSENSE_RPM,
  BUYER_SHARE,
  COOKIE_SHARE,
  NON_US_SHARE,
  percentOf,
} from '@domain/calculators/assumptions';
import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { FormProvider, type Resolver, useForm } from 'react-hook-form';
import { ApiError } from '../../../providers/apiClient';
import {
  EMPTY_VALUES,
  ESTIMATE_DTOS,
  type EstimateRequest,
  type Estimator,
  type EstimateValues,
} from '../estimators';
import { ActionButton } from '../../../shared/ActionButton';
import { CategoryField } from './CategoryField';
import { NumberField } from './NumberField';
import { SerpPositionField } from './SerpPositionField';
import { ToggleField } from './ToggleField';

interface EstimateFormProps {
  estimator: Estimator;
  busy: boolean;
  failure: Error | null;
  onSubmit: (request: EstimateRequest) => void;
}

/** The terms of a forecast, checked by the same rules as the call. */
export function EstimateForm({ estimator, busy, failure, onSubmit }: EstimateFormProps) {
  const form = useForm<EstimateValues, unknown, EstimateRequest>({
    resolver: resolverOf(estimator),
    mode: 'onTouched',
    defaultValues: EMPTY_VALUES,
  });
  const { handleSubmit, setError } = form;

  useEffect(() => {
    const errors: FieldErrors = failure instanceof ApiError ? (failure.errors ?? {}) : {};
    for (const [name, message] of Object.entries(errors)) setError(name as keyof EstimateValues, { message });
  }, [failure, setError]);

  return (
    <FormProvider {...form}>
      <Card
        component="form"
        noValidate
        aria-label="Terms of the forecast"
        onSubmit={(event) => void handleSubmit(onSubmit)(event)}
        sx={{ p: { xs: 2, md: 3 } }}
      >
        <Typography variant="h2">Your page</Typography>
        <Box sx={{ display: 'grid', gap: 0.5, mt: 1.5 }}>
          {estimator === 'keywords' ? <KeywordFields /> : <VisitorFields />}
          <NumberField
            name="averageProductPrice"
            label="Average product price"
            prefix="$"
            help="What a buyer pays for one product"
          />
          <CategoryField />
          <NumberField
            name="customBuyerConversion"
            label="Custom buyer conversion"
            suffix="%"
            required={false}
            help={`Visitors who buy. Empty: ${percentOf(BUYER_SHARE)}`}
          />
        </Box>
        <Box sx={{ display: 'grid', gap: 1, my: 2 }}>
          <ToggleField
            name="adsenseRevenueEnabled"
            label="AdSense revenue"
            help={`Ads beside your links: $${ADSENSE_RPM} for 1,000 visitors`}
          />
          <ToggleField
            name="nonUsSalesEnabled"
            label="International sales"
            help={`Buyers in other countries: ${percentOf(NON_US_SHARE)} more`}
          >
            <ShareField name="customNonUsShare" label="International share" usual={NON_US_SHARE} />
          </ToggleField>
          <ToggleField
            name="cookieRevenueEnabled"
            label="Cookie revenue"
            help={`Other products bought within 24 hours: ${percentOf(COOKIE_SHARE)} more`}
          >
            <ShareField name="customCookieShare" label="Cookie share" usual={COOKIE_SHARE} />
          </ToggleField>
        </Box>
        <ActionButton type="submit" fullWidth inactive={busy}>
          Calculate
        </ActionButton>
      </Card>
    </FormProvider>
  );
}

interface ShareFieldProps {
  name: 'customNonUsShare' | 'customCookieShare';
  label: string;
  usual: number;
}

/** An assumption of ours that the user may know better. */
function ShareField({ name, label, usual }: ShareFieldProps) {
  const help = `Empty: ${percentOf(usual)} of the Amazon revenue`;
  return <NumberField name={name} label={label} help={help} suffix="%" required={false} transient />;
}

function KeywordFields() {
  return (
    <>
      <NumberField name="mainKeywordVolume" label="Main keyword volume" help="Searches a month" />
      <NumberField
        name="longTailKeywords"
        label="Longtail keywords volume"
        help="Searches a month of all longer phrases together"
      />
      <SerpPositionField />
    </>
  );
}

function VisitorFields() {
  return (
    <NumberField name="estimatedMonthlyVisitors" label="Estimated monthly visitors" help="Visitors a month" />
  );
}

const RESOLVERS = {
  keywords: classValidatorResolver(ESTIMATE_DTOS.keywords),
  visitors: classValidatorResolver(ESTIMATE_DTOS.visitors),
};

/** The class has the fields of its estimator alone and turns their texts into numbers. */
function resolverOf(estimator: Estimator): Resolver<EstimateValues, unknown, EstimateRequest> {
  return RESOLVERS[estimator] as unknown as Resolver<EstimateValues, unknown, EstimateRequest>;
}
