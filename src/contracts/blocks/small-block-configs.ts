import { IsIn, IsMongoId } from 'class-validator';
import { isDay } from '../validation/day';
import { Holds } from '../validation/holds';
import { Optional } from '../validation/optional';
import {
  ButtonDto,
  changed,
  Color,
  FeatureDto,
  ImageBlockDto,
  ListOf,
  LookDto,
  ProductBlockDto,
  Statements,
  Text,
  Toggle,
} from './block-fields';
import { BLOCK_MESSAGES as SAYS } from './block-messages';
import type { BlockButton, BlockFeature } from './block-parts';
import {
  type CallToActionConfig,
  type CouponBoxConfig,
  MAX_BLOCK_PARAGRAPH,
  NOTICE_BOX_KINDS,
  type NoticeBoxConfig,
  type NoticeBoxKind,
  type SpecificationGroup,
  type SpecificationsConfig,
  type VerdictBoxConfig,
} from './blocks';

/** See `VerdictBoxConfig`. */
export class VerdictBoxDto extends ProductBlockDto implements VerdictBoxConfig {
  @Color() themeColor!: string;
  @Text() label!: string;
  @Text() name!: string;
  @Text(MAX_BLOCK_PARAGRAPH) summary!: string;
  @Toggle() showScore!: boolean;
  @Text() productScoreText!: string;
  @Text() prosTitle!: string;
  @Statements() pros!: string[];
  @Text() consTitle!: string;
  @Statements() cons!: string[];
  @ListOf(ButtonDto) buttons!: BlockButton[];
  @Toggle() showDisclaimer!: boolean;
  @Text(MAX_BLOCK_PARAGRAPH) disclaimerText!: string;
}

class SpecificationGroupDto implements SpecificationGroup {
  @Text() title!: string;
  @ListOf(FeatureDto) rows!: BlockFeature[];
}

/** See `SpecificationsConfig`. */
export class SpecificationsDto extends LookDto implements SpecificationsConfig {
  @IsMongoId({ message: SAYS.productInvalid }) @Optional() productId?: string;
  @Color() themeColor!: string;
  @Text() title!: string;
  @ListOf(SpecificationGroupDto) groups!: SpecificationGroup[];
  @Toggle() showDisclaimer!: boolean;
  @Text(MAX_BLOCK_PARAGRAPH) disclaimerText!: string;
}

/** See `CallToActionConfig`. */
export class CallToActionDto extends ProductBlockDto implements CallToActionConfig {
  @Color() themeColor!: string;
  @Text() title!: string;
  @Text(MAX_BLOCK_PARAGRAPH) text!: string;
  @Text() note!: string;
  @ListOf(ButtonDto) buttons!: BlockButton[];
  @Toggle() showDisclaimer!: boolean;
  @Text(MAX_BLOCK_PARAGRAPH) disclaimerText!: string;
}

/** See `NoticeBoxConfig`. */
export class NoticeBoxDto extends LookDto implements NoticeBoxConfig {
  @Color() themeColor!: string;
  @IsIn(NOTICE_BOX_KINDS, { message: SAYS.noticeKindInvalid }) kind!: NoticeBoxKind;
  @Text() title!: string;
  @Text(MAX_BLOCK_PARAGRAPH) text!: string;
}

/** See `CouponBoxConfig`. */
export class CouponBoxDto extends ImageBlockDto implements CouponBoxConfig {
  @IsMongoId({ message: SAYS.productInvalid }) @Optional() productId?: string;
  @Color() themeColor!: string;
  @Text() shop!: string;
  @Text() title!: string;
  @Text(MAX_BLOCK_PARAGRAPH) text!: string;
  @Text() codeLabel!: string;
  @Text() code!: string;

  @Holds('isDayOrEmpty', (day) => day === '' || isDay(day), SAYS.dayInvalid)
  @changed((day) => day.trim())
  endDay!: string;

  @Text() endText!: string;
  @Text(MAX_BLOCK_PARAGRAPH) terms!: string;
  @ListOf(ButtonDto) buttons!: BlockButton[];
  @Toggle() showDisclaimer!: boolean;
  @Text(MAX_BLOCK_PARAGRAPH) disclaimerText!: string;
}
