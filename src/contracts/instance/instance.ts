/** What everybody may know of this instance, guests too. */
export interface InstanceView {
  /** Whether it sends mail: only then a forgotten password can be asked for. */
  mail: boolean;
}
