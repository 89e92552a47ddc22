import type { Asked } from './call';
import type { Person } from '../plugins/access';
import type { Clock } from '../ports/clock';

type Everything = Pick<Asked<never>, 'heavy' | 'sessions' | 'storage'>;

/** Who asks, and the time: what most rules need beside the database. Some need more of the house. */
export type Asking<More extends keyof Everything = never> = {
  person: Person;
  clock: Clock;
} & Pick<Everything, More>;
