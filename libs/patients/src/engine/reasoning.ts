import type { Judged } from './judge';
import type { Stay } from './stay';
import { texts } from './texts';

/** So many pieces of evidence carry a diagnosis. */
const ENOUGH = 5;
/** Fewer than these, and it was guessed. */
const LEAST = 3;

/** Whether it is the diagnosis of the case, or as right as that. */
export function isRight({ prepared }: Stay, diagnosis: string) {
  const { id, alsoRight = [] } = prepared.of.diagnosis;
  return id === diagnosis || alsoRight.includes(diagnosis);
}

/** What speaks for the diagnosis, and what speaks against its rivals. */
export function fitting({ prepared }: Stay): ReadonlySet<string> {
  const { differential, diagnosis } = prepared.of;
  return new Set(
    differential.flatMap((one) => (one.diagnosis === diagnosis.id ? one.for : one.against)),
  );
}

/**
 * Only what was chosen is marked: the diagnosis, what else had to be thought of, and the evidence.
 * Whoever names everything is right about nothing; whoever has no evidence has guessed.
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
