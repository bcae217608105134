import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { AuthUser } from '../../contracts/access/access';
import type { EstimateRow } from '../../contracts/calculators/calculators';
import { KeywordsEstimateDto, VisitorsEstimateDto } from '../../contracts/calculators/calculators.dto';
import { ForKeys, ForTool } from '../../core/auth/access.decorator';
import { CurrentUser } from '../../core/auth/current-user.decorator';
import { estimateByKeywords, estimateByVisitors } from '../../domain/calculators/amazon-revenue';
import { UsageService } from '../usage/usage.service';

@ApiTags('Calculators')
@ForKeys({ read: 'tools:run' })
@Controller('calculators')
export class CalculatorsController {
  constructor(private readonly usage: UsageService) {}

  /** Estimate revenue by keywords. */
  @ForTool('amazon-revenue-by-keywords')
  @Get('amazonByKeywords')
  async byKeywords(
    @CurrentUser() user: AuthUser,
    @Query() request: KeywordsEstimateDto,
  ): Promise<EstimateRow[]> {
    await this.usage.logOperation(user, 'amazon-revenue-by-keywords');
    return estimateByKeywords(request);
  }

  /** Estimate revenue by visitors. */
  @ForTool('amazon-revenue-by-visitors')
  @Get('amazonByVisitor')
  async byVisitors(
    @CurrentUser() user: AuthUser,
    @Query() request: VisitorsEstimateDto,
  ): Promise<EstimateRow[]> {
    await this.usage.logOperation(user, 'amazon-revenue-by-visitors');
    return estimateByVisitors(request);
  }
}
