import { ArrayMaxSize, IsString, MaxLength } from 'class-validator';
import fastify from 'fastify';
import type { RouteRule } from '../auth/route-rules';
import { admitRequests } from './admission';

class AddressesDto {
  @ArrayMaxSize(500)
  @MaxLength(2_000, { each: true })
  @IsString({ each: true })
  addresses: string[] = [];
}

class AddressesController {
  start(): void {}
}

it('stops the start where a payload may be larger than its route takes, and says what to write', () => {
  const server = fastify();
  const route: RouteRule = {
    ...{ method: 'POST', path: '/api/addresses', parameters: [AddressesDto], rule: { kind: 'user' } },
    ...{ controller: AddressesController, handler: new AddressesController().start },
  };
  admitRequests(server, [route], () => Promise.resolve());
  expect(() => server.post('/api/addresses', () => undefined)).toThrow(
    'POST /api/addresses takes bodies of 65536 bytes, but its payload may need 1000009. Give AddressesController.start a ' +
      '@RequestBody({ maxBytes: BODY_BYTES.… }) of at least as many bytes, with a row of its own in BODY_BYTES ' +
      '(src/core/http/body-limits.ts) if none fits, or a lower limit to the payload’s DTO.',
  );
});
