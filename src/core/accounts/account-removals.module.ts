import { Module } from '@nestjs/common';
import { AccountRemovals } from './account-removals';

@Module({ providers: [AccountRemovals], exports: [AccountRemovals] })
export class AccountRemovalsModule {}
