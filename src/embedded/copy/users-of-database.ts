import type { mongo } from 'mongoose';
import { APP_NAME } from '../../core/database/app-name';

/** How many connections Cohorts have to a server; undefined where it does not tell. */
export async function connectionsOfCohorts(client: mongo.MongoClient): Promise<number | undefined> {
  try {
    const connected = await client
      .db('admin')
      .aggregate<{ appName?: string }>([{ $currentOp: { idleConnections: true } }])
      .toArray();
    return connected.filter(({ appName }) => appName === APP_NAME).length;
  } catch (error) {
    if ((error as { code?: unknown }).code === undefined) throw error;
    return undefined;
  }
}
