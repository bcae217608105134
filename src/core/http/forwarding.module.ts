import { Module } from '@nestjs/common';
import { ForwardingWatch } from './forwarding-watch';

@Module({ providers: [ForwardingWatch], exports: [ForwardingWatch] })
export class ForwardingModule {}
