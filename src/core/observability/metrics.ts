import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Histogram, register } from 'prom-client';

/** prom-client's registry is the process's: API and worker in one process show their metrics together. */
collectDefaultMetrics();

const MS = 1000;

const requestSeconds = new Histogram({
  name: 'cohort_http_request_seconds',
  help: 'Time to answer a request, by route and status',
  labelNames: ['method', 'route', 'status'],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
});

export const jobSeconds = new Histogram({
  name: 'cohort_job_seconds',
  help: 'Time that one run of a job took, by kind and outcome',
  labelNames: ['kind', 'outcome'],
  buckets: [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300],
});

/** Observes the time of every request. */
export function measureRequests(fastify: FastifyInstance): void {
  fastify.addHook('onResponse', (request, reply, done) => {
    // The route's pattern, not the address: ids would make a series each.
    const route = request.routeOptions.url ?? 'none';
    const labels = { method: request.method, route, status: String(reply.statusCode) };
    requestSeconds.observe(labels, reply.elapsedTime / MS);
    done();
  });
}

/** All metrics of this process in Prometheus' text format. */
export async function readMetrics(): Promise<{ contentType: string; text: string }> {
  return { contentType: register.contentType, text: await register.metrics() };
}
