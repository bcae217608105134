import type { QueueConnection } from '../../../src/queues/queue-connection';

/** A running Cohort whose worker can be killed, stopped and started again. */
export interface Cluster {
  /** The API's address, the same after a restart. */
  url: string;
  /** The database, where it outlives the worker. */
  mongodbUri?: string;
  /** One more worker than before. */
  startWorker(): Promise<void>;
  /** Ends the workers as a power cut would. */
  killWorkers(): Promise<void>;
  /** Asks the workers to stop; the codes that they end with. */
  stopWorkers(): Promise<(number | null)[]>;
  /** Opens the queue from here while no worker runs. */
  openQueue(): Promise<QueueConnection>;
  /** Whether the API still answers while no worker runs. */
  hasOwnApi: boolean;
  stop(): Promise<void>;
}
