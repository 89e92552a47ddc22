import type { Asked } from './call';
import type { Person } from '../plugins/access';
import type { Clock } from '../ports/clock';

type Everything = Pick<Asked<never>, 'heavy' | 'sessions' | 'storage'>;

/**
 * The caller and the clock, which most rules need besides the database; `More` adds further
 * dependencies.
 */
export type Asking<More extends keyof Everything = never> = {
  person: Person;
  clock: Clock;
} & Pick<Everything, More>;
