import { Holds } from '../validation/holds';
import { isDayOrMoment } from '../validation/day';
import { Optional } from '../validation/optional';
import { NOTICE_MESSAGES as SAYS } from './notice-messages';

/** Which notices are read now: those up to a moment, so that none is that came while somebody looked at the others. */
export class ReadNoticesDto {
  /** Absent: all. */
  @Holds('isMoment', isDayOrMoment, SAYS.untilInvalid)
  @Optional()
  until?: string;
}
