/** What an admin asks of those who log in. */
export interface SecurityView {
  adminsNeedTwoFactor: boolean;
}
