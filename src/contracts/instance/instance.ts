/** Whom people write to, and where they get a larger plan; empty where there is none. */
export interface InstanceContact {
  contactEmail: string;
  upgradeUrl: string;
}

/** What everybody may know of this instance, guests too. */
export interface InstanceView extends InstanceContact {
  name: string;
  /** `#rrggbb`, or empty: Cohort's own colors. */
  accent: string;
  /** Where browsers read the logo, of this version alone; empty: Cohort's own. */
  logo: string;
  /** Whether it sends emails: only then a forgotten password can be asked for. */
  mail: boolean;
  /** Whether a model writes texts where it is asked to. */
  ai: boolean;
}

/** An instance that nobody has set anything of. */
export const DEFAULT_INSTANCE: InstanceView = {
  name: 'Cohort',
  accent: '',
  logo: '',
  contactEmail: '',
  upgradeUrl: '',
  mail: false,
  ai: false,
};
/** Shows where an instance has no logo of its own. */
export const DEFAULT_LOGO = '/favicon.svg';

export const LOGO_PATH = '/api/instance/logo';
export const LOGO_ADDRESS = /^\/api\/instance\/logo\/([0-9a-f]{24})$/;
export const MAX_LOGO_BYTES = 512 * 1024;
/** Of a file of that size as a data URL. */
export const MAX_LOGO_LENGTH = Math.ceil(MAX_LOGO_BYTES / 3) * 4 + 'data:image/jpeg;base64,'.length;
/** As many as the navigation has room for. */
export const MAX_INSTANCE_NAME = 30;
