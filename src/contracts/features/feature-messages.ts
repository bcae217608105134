/** What the page of switches says. */
export const FEATURE_MESSAGES = {
  switched: (label: string, enabled: boolean) => `${label} is ${enabled ? 'on' : 'off'}`,
  notSwitched: (label: string, enabled: boolean, reason: string) =>
    `${label} could not be switched ${enabled ? 'on' : 'off'}. ${reason}`,
} as const;
