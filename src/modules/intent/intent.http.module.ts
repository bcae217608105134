import { Module } from '@nestjs/common';
import { IntentWordsController } from './intent-words.controller';
import { IntentController } from './intent.controller';
import { IntentModule } from './intent.module';

@Module({ imports: [IntentModule], controllers: [IntentController, IntentWordsController] })
export class IntentHttpModule {}
