import { Writable } from 'node:stream';
import { pino, type LoggerOptions } from 'pino';
import { parseEnvironment } from '../../config/environment';
import { loggingParams } from './logging';

function logged(message: object): string {
  let written = '';
  const output = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      written += chunk.toString();
      done();
    },
  });
  const { pinoHttp } = loggingParams(parseEnvironment({}, 'all-in-one'));
  pino({ ...(pinoHttp as LoggerOptions), level: 'info' }, output).info(message, 'A message');
  return written;
}

describe('the log', () => {
  const secrets = ['password', 'access_token', 'token', 'authorization', 'cookie', 'secret'];

  it.each(secrets)('holds no %s, whatever brings it along', (name) => {
    const given = { [name]: 'hush' };
    const error = Object.assign(new Error('broken'), given, { response: given });
    const line = logged({ ...given, user: given, request: { headers: given }, err: error, path: '/api' });
    expect(line).not.toContain('hush');
    expect(line).toContain('"path":"/api"');
  });
});
