import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import { NestFactory } from '@nestjs/core';
import { getConnectionToken } from '@nestjs/mongoose';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Connection } from 'mongoose';
import { resolve } from 'node:path';
import { AppModule, type AppOptions } from './app.module';
import type { Environment } from './config/environment';
import { RouteRules } from './core/auth/route-rules';
import { secureApiAnswers, SECURITY_HEADERS } from './core/http/content-security';
import { admitRequests } from './core/http/admission';
import { MULTIPART_LIMITS } from './core/http/body-limits';
import { serveGoLinks } from './core/http/go-links';
import { httpAdapter } from './core/http/http-adapter';
import { readJsonBodies } from './core/http/json-bodies';
import { ForwardingWatch } from './core/http/forwarding-watch';
import { LargeBodies } from './core/http/large-bodies';
import { serveOpenApi } from './core/http/openapi';
import { labelAnswers } from './core/http/request-id';
import { endSlowBodies } from './core/http/slow-bodies';
import { RecordingPass } from './core/http/recording-pass';
import { type Recorder, serveWebClient } from './core/http/web-client';
import { structuredLog } from './core/observability/logging';
import { measureRequests } from './core/observability/metrics';
import { logRequests } from './core/observability/request-log';
import { LinkVisits } from './core/throttle/link-visits';
import { migrateDatabase } from './migrations';
import { ActingAuditService } from './modules/auth/acting-audit.service';
import { CallersService } from './modules/auth/callers.service';
import { GoVisitsService } from './modules/clicks/go-visits.service';
import { InstanceService } from './modules/instance/instance.service';

const WEB_CLIENT = resolve(__dirname, '../admin-ui');

/** The API with the web client, migrated and ready to listen. */
export async function createApp(options: AppOptions): Promise<NestFastifyApplication> {
  const app = await NestFactory.create<NestFastifyApplication>(
    AppModule.forRoot(options),
    httpAdapter(options.environment),
    { logger: structuredLog(options.environment), abortOnError: false, bodyParser: false },
  );
  try {
    await compose(app, options.environment);
    return app;
  } catch (error) {
    await app.close();
    throw error;
  }
}

async function compose(app: NestFastifyApplication, environment: Environment): Promise<void> {
  const fastify = app.getHttpAdapter().getInstance();
  app.setGlobalPrefix('api');
  const rules = app.get(RouteRules);
  rules.assertComplete();
  labelAnswers(fastify);
  logRequests(fastify);
  app.get(ForwardingWatch).watch(fastify);
  measureRequests(fastify);
  endSlowBodies(fastify);
  const [callers, largeBodies] = [app.get(CallersService), app.get(LargeBodies)];
  const assertAllAdmitted = admitRequests(fastify, rules.list(), async (request, reply, route) => {
    const user = await callers.admit(request, reply, route);
    if (user) largeBodies.holdUntilAnswered(user.id, request, reply);
  });
  app.get(ActingAuditService).watch(fastify);
  readJsonBodies(fastify);
  secureApiAnswers(fastify);
  await app.register(helmet, SECURITY_HEADERS);
  await app.register(multipart, { limits: MULTIPART_LIMITS });
  await migrateDatabase(app.get<Connection>(getConnectionToken()), environment.mongodbUri);
  serveOpenApi(app);
  const goVisits = app.get(GoVisitsService);
  serveGoLinks(fastify, app.get(LinkVisits), (...visit) => goVisits.follow(...visit));
  const instance = app.get(InstanceService);
  await serveWebClient(fastify, WEB_CLIENT, () => instance.view(), recorderOf(environment));
  await app.init();
  assertAllAdmitted();
}

function recorderOf({ recordingScript, jwtSecret }: Environment): Recorder | undefined {
  return recordingScript ? { script: recordingScript, pass: new RecordingPass(jwtSecret) } : undefined;
}
