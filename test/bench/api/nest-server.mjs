import 'reflect-metadata';
import { Controller, Get, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';

class PeerController {
  answer() {
    return { user: 'x'.repeat(600) };
  }
}
Controller()(PeerController);
Get()(
  PeerController.prototype,
  'answer',
  Object.getOwnPropertyDescriptor(PeerController.prototype, 'answer'),
);

class PeerModule {}
Module({ controllers: [PeerController] })(PeerModule);

const app = await NestFactory.create(PeerModule, new FastifyAdapter(), { logger: false });
await app.listen(0, '127.0.0.1');
process.send(await app.getUrl());
