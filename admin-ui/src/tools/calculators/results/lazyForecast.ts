import { lazyNamed } from '../../../shared/lazyNamed';

/** Fetches the code of a forecast, whose chart is large; the forecast itself waits for it. */
export const loadForecast = () => import('./Forecast');

export const Forecast = lazyNamed(loadForecast, 'Forecast');
