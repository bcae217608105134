import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { ENVIRONMENT } from '../../config/config.module';
import type { Environment } from '../../config/environment';
import { HealthService } from './health.service';
import { readMetrics } from './metrics';

/** `/metrics`, `/health/live` and `/health/ready` on MANAGEMENT_PORT, apart from what users reach. */
@Injectable()
export class ManagementServer implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('Management');
  private server?: Server;

  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    private readonly health: HealthService,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const { managementPort, host } = this.environment;
    if (managementPort === undefined) return;
    this.server = createServer((request, response) => {
      this.answer(request.url ?? '', response).catch((err: unknown) => {
        this.logger.error({ err }, 'A management request failed');
        response.writeHead(500).end();
      });
    });
    this.server.listen(managementPort, host);
    await once(this.server, 'listening');
    this.logger.log({ address: this.server.address() }, 'Health and metrics');
  }

  async onApplicationShutdown(): Promise<void> {
    if (!this.server) return;
    const closed = once(this.server, 'close');
    this.server.close();
    this.server.closeAllConnections();
    await closed;
  }

  private async answer(url: string, response: ServerResponse): Promise<void> {
    switch (url.split('?')[0]) {
      case '/metrics': {
        const { contentType, text } = await readMetrics();
        response.writeHead(200, { 'content-type': contentType }).end(text);
        return;
      }
      case '/health/live':
        send(response, 200, { live: true });
        return;
      case '/health/ready': {
        const readiness = await this.health.readiness();
        send(response, readiness.ready ? 200 : 503, readiness);
        return;
      }
      default:
        response.writeHead(404).end();
    }
  }
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
