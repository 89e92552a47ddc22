import type { ClinicDeed } from '@cheese/domain/contract/viewers/clinicDeed';

/** Does it, and tells whether it was done: what was typed for it is kept otherwise. */
export type Act = (deed: ClinicDeed) => Promise<boolean>;
