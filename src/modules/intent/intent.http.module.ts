import { Module } from '@nestjs/common';
import { LargeBodies } from '../../core/http/large-bodies';
import { IntentWordsController } from './intent-words.controller';
import { IntentController } from './intent.controller';
import { IntentModule } from './intent.module';

@Module({
  imports: [IntentModule],
  providers: [LargeBodies],
  controllers: [IntentController, IntentWordsController],
})
export class IntentHttpModule {}
