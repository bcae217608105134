import { Logger } from '@nestjs/common';
import type { mongo } from 'mongoose';

/** Says which indexes a client builds and drops, before and after: a build may take minutes. */
export function logIndexBuilds(client: mongo.MongoClient): void {
  const logger = new Logger('Migrations');
  const building = new Map<number, string>();
  client.on('commandStarted', ({ requestId, commandName, command }) => {
    const sentence = sentenceOf(commandName, command);
    if (sentence === undefined) return;
    building.set(requestId, sentence);
    logger.log(sentence);
  });
  client.on('commandSucceeded', ({ requestId, duration }) => {
    const sentence = building.get(requestId);
    if (building.delete(requestId)) logger.log(`${sentence}: done in ${(duration / 1000).toFixed(1)} s`);
  });
  client.on('commandFailed', ({ requestId }) => building.delete(requestId));
}

function sentenceOf(name: string, command: mongo.Document): string | undefined {
  if (name === 'createIndexes') {
    const indexes = command.indexes as { name: string }[];
    return `Building indexes of ${command.createIndexes}: ${indexes.map((index) => index.name).join(', ')}`;
  }
  return name === 'dropIndexes' ? `Dropping index ${command.index} of ${command.dropIndexes}` : undefined;
}
