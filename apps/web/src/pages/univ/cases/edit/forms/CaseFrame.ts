import type { Prepared } from '@cheese/clinic/engine/prepare';
import type { ClinicCase } from '@cheese/domain/contract/viewers/clinicCase';

/** A case with all it shares with others, and the way to write some of it. */
export interface FormProps {
  ready: Prepared;
  say: (said: Partial<ClinicCase>) => void;
}
