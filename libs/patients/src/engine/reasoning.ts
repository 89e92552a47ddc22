import type { Judged } from './judge';
import type { Stay } from './stay';
import { texts } from './texts';

/** The pieces of evidence for full points. */
const ENOUGH = 5;
/** Fewer than these count as guessing. */
const LEAST = 3;

/** True for the diagnosis of the case or an equally right one. */
export function isRight({ prepared }: Stay, diagnosis: string) {
  const { id, alsoRight = [] } = prepared.of.diagnosis;
  return id === diagnosis || alsoRight.includes(diagnosis);
}

/** Evidence for the diagnosis, and against its rivals. */
export function fitting({ prepared }: Stay): ReadonlySet<string> {
  const { differential, diagnosis } = prepared.of;
  return new Set(
    differential.flatMap((one) => (one.diagnosis === diagnosis.id ? one.for : one.against)),
  );
}

/**
 * Only structured choices are marked: the diagnosis, the differential, and the evidence. Naming
 * everything gains nothing, and a diagnosis without evidence counts as guessed.
 */
export function reasoned(stay: Stay): Judged {
  const { conclusion, prepared, flags } = stay;
  if (conclusion === null) return { share: 0, why: texts.marks.unreasoned };
  const { differential, diagnosis } = prepared.of;
  const fits = fitting(stay);
  const hits = conclusion.evidence.filter((id) => fits.has(id)).length;
  const chosen = conclusion.evidence.length;
  const evidence = chosen === 0 ? 0 : (hits / chosen) * Math.min(1, hits / ENOUGH);

  const musts = differential.filter((one) => one.isMust && one.diagnosis !== diagnosis.id);
  const named = musts.filter((one) => conclusion.differentials.includes(one.diagnosis)).length;
  const sensible = new Set(differential.map((one) => one.diagnosis));
  const odd = conclusion.differentials.filter((id) => !sensible.has(id)).length;
  const others = Math.max(0, (musts.length === 0 ? 1 : named / musts.length) - odd / 4);

  const right = isRight(stay, conclusion.diagnosis);
  const grounded = Math.min(1, hits / LEAST);
  const early = flags.has('differed') ? 0.1 : 0;
  const share = grounded * ((right ? 0.45 : 0) + 0.2 * others + early) + 0.25 * evidence;
  return { share, why: texts.marks.reasoning(right, named, musts.length, hits) };
}
