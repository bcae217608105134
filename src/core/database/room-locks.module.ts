import { Module } from '@nestjs/common';
import { RoomLocks } from './room-locks';

@Module({ providers: [RoomLocks], exports: [RoomLocks] })
export class RoomLocksModule {}
