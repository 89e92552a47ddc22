import { flagsSetBy } from '../engine/flags';
import type { Prepared } from '../engine/prepare';
import { type Fault, faultOf } from './fault';
import { texts } from './texts';

const { earn, lose } = texts;

/** The minimum time in minutes until the flag can be set; null if it is no action. */
function leastMinutes({ tests, treatments }: Prepared, flag: string): number {
  const [kind, id = ''] = flag.split(':');
  if (kind === 'done') return tests.get(id)?.minutes ?? 0;
  if (kind === 'treated') return Math.max(0.5, treatments.get(id)?.minutes ?? 0);
  return 0;
}

/** Criteria of the rubric that nobody can earn, or nobody can miss. */
export function findMarks(ready: Prepared): Fault[] {
  const { of } = ready;
  const { keys, order, windows, safeguards } = of.rubric;
  const byDeeds = new Set(
    flagsSetBy({ ...of, events: [], tests: {}, treatments: withoutHarms(ready) }),
  );
  const happening = new Set(of.events.flatMap(({ sets = [] }) => sets));
  const no = (name: string, why: string) => faultOf('unearnable', 'rubric', texts.line(name, why));
  const free = (name: string, why: string) => faultOf('unlosable', 'rubric', texts.line(name, why));

  const about = (name: string, flag: string): Fault[] => {
    const least = leastMinutes(ready, flag);
    if (least > of.minutes) return [no(name, earn.tooLong(least))];
    if (flag.startsWith('event:')) return [free(name, lose.event)];
    if (flag.includes(':') || byDeeds.has(flag)) return [];
    return [happening.has(flag) ? free(name, lose.event) : no(name, earn.mistake)];
  };
  const pairs = new Set(order.map(({ first, then }) => `${first} ${then}`));
  return [
    ...[...keys, ...safeguards].flatMap(({ name, flag }) => about(name, flag)),
    ...windows.flatMap(({ name, flag, anyOf = [], within }) => {
      const least = Math.min(...[flag, ...anyOf].map((one) => leastMinutes(ready, one)));
      return [
        ...about(name, flag),
        ...(least > within ? [no(name, earn.window(least, within))] : []),
        ...(within >= of.minutes ? [free(name, lose.window)] : []),
      ];
    }),
    ...order.flatMap(({ name, first, then }) => [
      ...about(name, first),
      ...(first === then ? [free(name, lose.same)] : []),
      ...(first !== then && pairs.has(`${then} ${first}`) ? [no(name, earn.against)] : []),
    ]),
    ...(['history', 'examination', 'tests'] as const).flatMap((kind) =>
      keys.some((key) => key.of === kind)
        ? []
        : [faultOf('unlosable', 'rubric', lose.none(texts.kinds[kind]))],
    ),
  ];
}

const withoutHarms = ({ of }: Prepared) =>
  Object.fromEntries(
    Object.entries(of.treatments).map(([id, { sets = [] }]) => [id, { sets }] as const),
  );
