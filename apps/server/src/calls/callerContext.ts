import type { CallContext } from './call';
import type { Db } from '../db/database';
import type { Person } from '../plugins/access';
import type { Clock } from '../ports/clock';

type Everything = Pick<CallContext<never>, 'db' | 'heavy' | 'sessions' | 'storage'>;

/**
 * The caller and the clock; `More` adds what else of the call a rule needs, mostly the database.
 */
export type CallerContext<More extends keyof Everything = never> = {
  person: Person;
  clock: Clock;
} & Pick<Everything, More>;

/** As above where a visitor without an account may call as well. */
export interface VisitorContext {
  db: Db;
  person: Person | null;
  clock: Pick<Clock, 'now'>;
}
