import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { EstimateRow } from '../../contracts/calculators/calculators';
import { KeywordsEstimateDto, VisitorsEstimateDto } from '../../contracts/calculators/calculators.dto';
import { ForTool } from '../../core/auth/access.decorator';
import { estimateByKeywords, estimateByVisitors } from '../../domain/calculators/amazon-revenue';

@ApiTags('Calculators')
@Controller('calculators')
export class CalculatorsController {
  @ForTool('amazon-revenue-by-keywords')
  @Get('amazonByKeywords')
  byKeywords(@Query() request: KeywordsEstimateDto): EstimateRow[] {
    return estimateByKeywords(request);
  }

  @ForTool('amazon-revenue-by-visitors')
  @Get('amazonByVisitor')
  byVisitors(@Query() request: VisitorsEstimateDto): EstimateRow[] {
    return estimateByVisitors(request);
  }
}
