import type { FieldErrors } from '@contracts/error-codes';
import {
  ADSENSE_RPM,
  BUYER_SHARE,
  COOKIE_SHARE,
  NON_US_SHARE,
  percentOf,
} from '@domain/calculators/assumptions';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { ApiError } from '../../../providers/apiClient';
import { ActionButton } from '../../../shared/ActionButton';
import { SwitchField } from '../../../shared/form/SwitchField';
import { type EstimateRequest, type EstimateValues, type Estimator, termsOf } from '../estimators';
import { NumberField } from './NumberField';
import { SerpPositionField } from './SerpPositionField';
import TextField from '@mui/material/TextField';
import { lazyBody } from '../../../shared/lazyBody';

/** With the list that it searches, after the page's frame. */
const CategoryField = lazyBody(() => import('./CategoryField'), 'CategoryField', CategoryOutline);

function CategoryOutline() {
  return (
    <TextField label="Commission category" required disabled helperText="It decides what Amazon pays you." />
  );
}

interface EstimateFormProps {
  estimator: Estimator;
  busy: boolean;
  failure: Error | null;
  onSubmit: (request: EstimateRequest, terms: string) => void;
}

/** What a forecast is made from, checked by the same rules as the call. */
export function EstimateForm({ estimator, busy, failure, onSubmit }: EstimateFormProps) {
  const { handleSubmit, setError, getValues } = useFormContext<EstimateValues, unknown, EstimateRequest>();
  const submit = handleSubmit((request) => {
    if (!busy) onSubmit(request, termsOf(getValues()));
  });

  useEffect(() => {
    const errors: FieldErrors = failure instanceof ApiError ? (failure.errors ?? {}) : {};
    for (const [name, message] of Object.entries(errors)) setError(name as keyof EstimateValues, { message });
  }, [failure, setError]);

  return (
    <Card
      component="form"
      noValidate
      aria-label="Your page"
      onSubmit={(event) => void submit(event)}
      sx={{ p: { xs: 2, md: 3 } }}
    >
      <Typography variant="h2">Your page</Typography>
      <Box sx={{ display: 'grid', gap: 0.5, mt: 1.5 }}>
        {estimator === 'keywords' ? <KeywordFields /> : <VisitorFields />}
        <NumberField
          name="averageProductPrice"
          label="Average product price"
          prefix="$"
          help="What a buyer pays per product."
        />
        <CategoryField />
        <NumberField
          name="customBuyerConversion"
          label="Custom buyer conversion"
          suffix="%"
          required={false}
          help={`Share of visitors who buy. Leave empty for ${percentOf(BUYER_SHARE)}.`}
        />
      </Box>
      <Box sx={{ display: 'grid', gap: 1, my: 2 }}>
        <SwitchField<EstimateValues>
          name="adsenseRevenueEnabled"
          label="AdSense revenue"
          help={`Ads on the page: $${ADSENSE_RPM} per 1,000 visitors.`}
        />
        <SwitchField<EstimateValues>
          name="nonUsSalesEnabled"
          label="International sales"
          help={`Buyers in other countries add ${percentOf(NON_US_SHARE)}.`}
        >
          <ShareField name="customNonUsShare" label="International share" usual={NON_US_SHARE} />
        </SwitchField>
        <SwitchField<EstimateValues>
          name="cookieRevenueEnabled"
          label="Cookie revenue"
          help={`Other products bought within 24 hours add ${percentOf(COOKIE_SHARE)}.`}
        >
          <ShareField name="customCookieShare" label="Cookie share" usual={COOKIE_SHARE} />
        </SwitchField>
      </Box>
      <ActionButton type="submit" fullWidth inactive={busy}>
        Calculate
      </ActionButton>
    </Card>
  );
}

interface ShareFieldProps {
  name: 'customNonUsShare' | 'customCookieShare';
  label: string;
  usual: number;
}

/** An assumption of ours that the user may know better. */
function ShareField({ name, label, usual }: ShareFieldProps) {
  const help = `Leave empty for ${percentOf(usual)} of the Amazon revenue`;
  return <NumberField name={name} label={label} help={help} suffix="%" required={false} transient />;
}

function KeywordFields() {
  return (
    <>
      <NumberField name="mainKeywordVolume" label="Main keyword volume" help="Searches per month." />
      <NumberField
        name="longTailKeywords"
        label="Longtail keywords volume"
        help="Monthly searches for all longer phrases together."
      />
      <SerpPositionField />
    </>
  );
}

function VisitorFields() {
  return (
    <NumberField
      name="estimatedMonthlyVisitors"
      label="Estimated monthly visitors"
      help="Visitors per month."
    />
  );
}
