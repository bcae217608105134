import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { InstanceView } from '../../contracts/instance/instance';
import { Public } from '../../core/auth/access.decorator';
import { InstanceService } from './instance.service';

@ApiTags('Instance')
@Controller('instance')
export class InstanceController {
  constructor(private readonly instance: InstanceService) {}

  @Public()
  @Get()
  get(): InstanceView {
    return this.instance.view();
  }
}
