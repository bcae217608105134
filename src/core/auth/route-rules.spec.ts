import { Body, Controller, Get, Module, Post, Put } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { Test } from '@nestjs/testing';
import { JsonBody } from '../http/reference/described';
import { AdminOnly, AnyUser, ForTool, Public } from './access.decorator';
import { RouteRules } from './route-rules';

@AnyUser()
@Controller('notes')
class NotesController {
  @Get()
  list() {}

  @AdminOnly()
  @Post(':id/pin')
  pin() {}

  helper() {}
}

@Controller()
class MixedController {
  @Public()
  @Get(['health', 'alive'])
  health() {}

  @ForTool('intent-finder')
  @Get('words')
  words() {}
}

@Controller('files')
class SilentController {
  @Get(':id')
  read() {}

  @Post()
  write() {}
}

class NoteDto {
  text = '';
}

class UserDto {
  name = '';
}

@AnyUser()
@Controller('payloads')
class PayloadsController {
  @Post()
  typed(@Body() note: NoteDto) {
    return note;
  }

  @JsonBody(UserDto)
  @Put()
  checkedByItself() {}
}

async function rulesOf(...controllers: (new () => object)[]): Promise<RouteRules> {
  @Module({ imports: [DiscoveryModule], controllers, providers: [RouteRules] })
  class Feature {}
  const app = await Test.createTestingModule({ imports: [Feature] }).compile();
  return app.get(RouteRules);
}

describe('RouteRules', () => {
  it('lists every route with its own rule or its controller’s', async () => {
    const rules = await rulesOf(NotesController, MixedController);
    const lines = rules.list().map(({ method, path, rule }) => `${method} ${path} ${rule?.kind}`);
    expect(lines.sort()).toEqual([
      'GET /api/alive public',
      'GET /api/health public',
      'GET /api/notes user',
      'GET /api/words tool',
      'POST /api/notes/:id/pin admin',
    ]);
    expect(() => rules.assertComplete()).not.toThrow();
  });

  it('refuses a route that declares nothing, and names it', async () => {
    const rules = await rulesOf(NotesController, SilentController);
    expect(() => rules.assertComplete()).toThrow(
      'These routes declare no access rule: GET /api/files/:id (SilentController.read), POST /api/files (SilentController.write).',
    );
  });

  it('knows the payloads that a route takes, whoever checks them', async () => {
    const rules = await rulesOf(PayloadsController);
    const [typed, checkedByItself] = rules.list();
    expect(typed?.parameters).toContain(NoteDto);
    expect(checkedByItself?.parameters).toContain(UserDto);
  });
});
