import { type Environment, parseEnvironment, type ProcessKind } from './environment';
import { EnvironmentError } from './setting-values';

const SECRET = '4f8a1c0be27d9563a8f17c24d0e95b6a31fc8d72';
const STORES = { MONGODB_URI: 'mongodb://db:27017/cohort', QUEUE_URL: 'redis://queue:6379' };
const COMPLETE = { ...STORES, JWT_SECRET: SECRET };
const MAIL = { PUBLIC_URL: 'https://cohort.example.com', MAIL_FROM: 'Cohort <no-reply@cohort.example.com>' };

describe('parseEnvironment', () => {
  it('needs nothing for all in one', () => {
    expect(parseEnvironment({}, 'all-in-one')).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      dataDir: '.data',
      mongodbUri: '',
      queueUrl: '',
      jwtSecret: '',
      jwtLifetime: 7 * 86_400,
      sampleData: true,
      trustProxy: false,
      passwordMinLength: 4,
      logLevel: 'warn',
    });
  });

  it.each<[Record<string, string>, Partial<Environment>]>([
    [{ PORT: '0' }, { port: 0 }],
    [{ PORT: ' 8080 ' }, { port: 8080 }],
    [{ HOST: '' }, { host: '127.0.0.1' }],
    [{ HOST: '0.0.0.0' }, { host: '0.0.0.0' }],
    [{ TRUST_PROXY: 'on' }, { trustProxy: 1 }],
    [{ TRUST_PROXY: '10.0.0.0/8, ::1' }, { trustProxy: ['10.0.0.0/8', '::1'] }],
    [{ TRUST_PROXY: 'FALSE' }, { trustProxy: false }],
    [{ SAMPLE_DATA: 'on' }, { sampleData: true }],
    [{ JWT_LIFETIME_DAYS: '1' }, { jwtLifetime: 86_400 }],
    [{ PASSWORD_MIN_LENGTH: '12' }, { passwordMinLength: 12 }],
    [{ LOG_LEVEL: 'debug' }, { logLevel: 'debug' }],
    [{ QUEUE_URL: 'rediss://queue:6380/1' }, { queueUrl: 'rediss://queue:6380/1' }],
    [{ MONGODB_URI: 'mongodb+srv://cluster/cohort' }, { mongodbUri: 'mongodb+srv://cluster/cohort' }],
    [{ MONGODB_URI: 'mongodb://u:p%2F@a,b:1/c?x=1' }, { mongodbUri: 'mongodb://u:p%2F@a,b:1/c?x=1' }],
    [{ DURABILITY: 'none' }, { durability: 'none' }],
    [{ MANAGEMENT_PORT: '0' }, { managementPort: 0 }],
    [
      { FETCH_ALLOW_HOSTS: 'Staging.Example.com:8443, 127.1:080,[::0:1]:80,,' },
      { fetchAllowHosts: ['staging.example.com:8443', '127.0.0.1:80', '[::1]:80'] },
    ],
    [{ PUBLIC_URL: 'https://cohort.example.com/' }, { publicUrl: 'https://cohort.example.com', smtpUrl: '' }],
    [
      { ...MAIL, SMTP_URL: 'smtps://u:p%40@mail:465' },
      { smtpUrl: 'smtps://u:p%40@mail:465', mailFrom: MAIL.MAIL_FROM, publicUrl: MAIL.PUBLIC_URL },
    ],
    [{}, { recordingScript: undefined }],
    [
      { SESSION_RECORDING_SCRIPT: 'https://rec.example/a.js' },
      { recordingScript: 'https://rec.example/a.js' },
    ],
    [{ UPGRADE_URL: 'https://shop.example/plans' }, { upgradeUrl: 'https://shop.example/plans' }],
    [{ CONTACT_EMAIL: 'team@cohort.example' }, { contactEmail: 'team@cohort.example' }],
  ])('reads %j', (variables, expected) => {
    expect(parseEnvironment({ ...COMPLETE, ...variables }, 'all-in-one')).toMatchObject(expected);
  });

  it.each<[string, ProcessKind, Record<string, string | undefined>]>([
    ['MONGODB_URI is missing', 'api', { MONGODB_URI: undefined }],
    ['MONGODB_URI is missing', 'worker', { MONGODB_URI: ' ' }],
    ['QUEUE_URL is missing', 'api', { QUEUE_URL: undefined }],
    ['JWT_SECRET is missing', 'api', { JWT_SECRET: undefined }],
    ['PUBLIC_URL must begin with', 'api', { PUBLIC_URL: 'cohort.example.com' }],
    ['PUBLIC_URL must be an address without a path', 'api', { PUBLIC_URL: 'https://example.com/cohort' }],
    ['SMTP_URL must begin with', 'api', { ...MAIL, SMTP_URL: 'mail.example.com' }],
    ['PUBLIC_URL is missing', 'api', { MAIL_FROM: MAIL.MAIL_FROM, SMTP_URL: 'smtp://mail' }],
    ['MAIL_FROM is missing', 'api', { PUBLIC_URL: MAIL.PUBLIC_URL, SMTP_URL: 'smtp://mail' }],
    ['JWT_SECRET is too weak', 'api', { JWT_SECRET: 'short' }],
    ['JWT_SECRET is too weak', 'api', { JWT_SECRET: 'change-me-change-me-change-me-change-me' }],
    ['JWT_SECRET is too weak', 'worker', { JWT_SECRET: 'abcdefgh'.repeat(4) }],
    ['JWT_SECRET is too weak', 'all-in-one', { JWT_SECRET: 'secret' }],
    ['MONGODB_URI must begin with mongodb://', 'api', { MONGODB_URI: 'https://db' }],
    ['MONGODB_URI must name a database', 'api', { MONGODB_URI: 'mongodb://db:27017' }],
    ['MONGODB_URI must name a database', 'all-in-one', { MONGODB_URI: 'mongodb://db/?replicaSet=a/b' }],
    ['MONGODB_URI must name a database', 'worker', { MONGODB_URI: 'mongodb+srv://u:p@db/' }],
    ['DURABILITY must be one of fsync, none', 'all-in-one', { DURABILITY: 'off' }],
    ['MANAGEMENT_PORT must differ from PORT', 'api', { PORT: '4000', MANAGEMENT_PORT: '4000' }],
    ['MANAGEMENT_PORT must differ from PORT', 'api', { PORT: '9464' }],
    [
      'QUEUE_URL must begin with redis:// or rediss://.',
      'all-in-one',
      { QUEUE_URL: 'postgres://queue/cohort' },
    ],
    [
      'QUEUE_URL must begin with redis:// or rediss://.',
      'worker',
      { QUEUE_URL: 'postgresql://queue/cohort' },
    ],
    ['PORT must be a whole number', 'api', { PORT: '80a' }],
    ['PORT must be a whole number', 'api', { PORT: '65536' }],
    [
      'TRUST_PROXY must be on, off, the number of proxies, or their addresses',
      'api',
      { TRUST_PROXY: 'maybe' },
    ],
    ['SAMPLE_DATA and TRUST_PROXY cannot both be on', 'all-in-one', { SAMPLE_DATA: 'on', TRUST_PROXY: 'on' }],
    ['SAMPLE_DATA and TRUST_PROXY cannot both be on', 'api', { SAMPLE_DATA: 'on', TRUST_PROXY: 'on' }],
    ['LOG_LEVEL must be one of', 'api', { LOG_LEVEL: 'loud' }],
    ['PASSWORD_MIN_LENGTH must be a whole number', 'api', { PASSWORD_MIN_LENGTH: '3' }],
    ['UPGRADE_URL must be an address', 'api', { UPGRADE_URL: 'javascript:alert(1)' }],
    ['UPGRADE_URL must be an address', 'api', { UPGRADE_URL: '/pricing' }],
    ['CONTACT_EMAIL must be an e-mail address', 'api', { CONTACT_EMAIL: 'team' }],
    ['CONTACT_EMAIL must be an e-mail address', 'api', { CONTACT_EMAIL: 'a@b.example?bcc=c@d.example' }],
    ['JWT_LIFETIME_DAYS must be a whole number', 'api', { JWT_LIFETIME_DAYS: '0' }],
    ['SESSION_RECORDING_SCRIPT must be an address', 'api', { SESSION_RECORDING_SCRIPT: 'javascript:1' }],
    ['SESSION_RECORDING_SCRIPT must be an address', 'api', { SESSION_RECORDING_SCRIPT: 'rec.example/a.js' }],
  ])('stops with "%s" (%s)', (sentence, kind, variables) => {
    const parse = () => parseEnvironment({ ...COMPLETE, ...variables }, kind);
    expect(parse).toThrow(EnvironmentError);
    expect(parse).toThrow(sentence);
  });

  it.each([
    '10.0.0.1',
    'http://a.example:80',
    'a.example:',
    'a.example:0',
    'a.example:65536',
    ':80',
    '::1:80',
    'a@b:80',
  ])('stops where FETCH_ALLOW_HOSTS has %s', (entry) => {
    const parse = () => parseEnvironment({ FETCH_ALLOW_HOSTS: `good.example:443,${entry}` }, 'all-in-one');
    expect(parse).toThrow('FETCH_ALLOW_HOSTS must list hosts with their ports');
  });

  it.each(['JWT_SECRET', 'MONGODB_URI', 'QUEUE_URL', 'DURABILITY', 'TRUST_PROXY'])(
    'never prints the value of a wrong %s',
    (name) => {
      const secret = 'mongodb://hunter2-hunter2';
      const parse = () => parseEnvironment({ ...COMPLETE, [name]: secret }, 'all-in-one');
      expect(parse).toThrow(expect.objectContaining({ message: expect.not.stringContaining('hunter2') }));
    },
  );

  it.each([
    ['npm start', 'all-in-one', {}, true],
    ['npm start behind a proxy', 'all-in-one', { TRUST_PROXY: 'on' }, false],
    ['npm start behind two proxies', 'all-in-one', { TRUST_PROXY: '2' }, false],
    ['the API', 'api', {}, false],
  ] as const)('%s makes sample data: %s %j %s', (_, kind, variables, made) => {
    expect(parseEnvironment({ ...COMPLETE, ...variables }, kind).sampleData).toBe(made);
  });

  it('leaves a process without what is for others', () => {
    const others = { PORT: 'none', ADMIN_PASSWORD: 'first-admin-password' };
    expect(parseEnvironment({ ...COMPLETE, ...others }, 'worker')).toMatchObject({
      port: 3000,
      adminPassword: undefined,
    });
  });

  it('lets the ports of a process be the same where one of them is not opened, or both are picked', () => {
    expect(parseEnvironment({ ...COMPLETE, PORT: '9465' }, 'worker').managementPort).toBe(9465);
    expect(parseEnvironment({ ...COMPLETE, PORT: '0', MANAGEMENT_PORT: '0' }, 'api').managementPort).toBe(0);
  });
});
