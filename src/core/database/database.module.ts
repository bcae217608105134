import { Module } from '@nestjs/common';
import { MongooseModule, type MongooseModuleFactoryOptions } from '@nestjs/mongoose';
import { ENVIRONMENT } from '../../config/config.module';
import type { Environment } from '../../config/environment';
import { APP_NAME } from './app-name';
import { databaseFailure } from './database-failure';

/** The one connection to MongoDB. Indexes are made by migrations, never by models. */
@Module({
  imports: [
    MongooseModule.forRootAsync({
      inject: [ENVIRONMENT],
      useFactory: ({ mongodbUri }: Environment): MongooseModuleFactoryOptions => ({
        uri: mongodbUri,
        appName: APP_NAME,
        autoIndex: false,
        autoCreate: false,
        serverSelectionTimeoutMS: 5000,
        connectTimeoutMS: 5000,
        socketTimeoutMS: 60_000,
        maxPoolSize: 50,
        retryAttempts: 2,
        retryDelay: 1000,
        connectionErrorFactory: databaseFailure,
      }),
    }),
  ],
})
export class DatabaseModule {}
