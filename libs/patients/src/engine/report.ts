import { type PatientMarkKey, patientMarks } from '@cheese/domain/codes/training/patient';
import type { PatientDeed } from '@cheese/domain/contract/training/shapes/patientDeed';
import type { PatientReport } from '@cheese/domain/contract/training/shapes/patientSight';
import { doneAt, isInOrder, judges, most } from './judge';
import { ownOf } from './own';
import { type Played, play } from './play';
import type { Prepared } from './prepare';
import { fitting, isRight } from './reasoning';
import type { Stay } from './stay';
import { texts } from './texts';

const parts = Object.keys(patientMarks) as PatientMarkKey[];

/** The flag that proves the same action; waiting and thinking have none. */
function flagOf(deed: PatientDeed): string | null {
  switch (deed.kind) {
    case 'ask':
      return `asked:${deed.question}`;
    case 'measure':
      return 'measured';
    case 'examine':
      return `examined:${deed.region}.${deed.manoeuvre}`;
    case 'test':
      return `ordered:${deed.test}`;
    case 'treat':
      return `began:${deed.treatment}`;
    case 'handOver':
      return `handed:${deed.to}`;
    case 'differ':
      return 'differed';
    default:
      return null;
  }
}

/** The expert's path is played like a learner's, so its costs follow the same rules. */
export const expertOf = (prepared: Prepared): Played => play(prepared, prepared.of.path);

/** The omitted requirements, each with its importance. */
function missedBy(stay: Stay) {
  const { keys, order, windows, safeguards, handOver } = stay.prepared.of.rubric;
  const { flags } = stay;
  const left = [
    ...[...keys, ...safeguards].filter(({ flag }) => !flags.has(flag)),
    ...windows.filter((window) => doneAt(stay, window) === null),
    ...order.filter((one) => !isInOrder(stay, one)),
  ];
  const missed = left.map(({ name, why }) => ({ name, why }));
  return handOver.some((to) => flags.has(`handed:${to}`))
    ? missed
    : [...missed, handedOverTo(stay.prepared)];
}

function handedOverTo({ of, places }: Prepared) {
  const names = of.rubric.handOver.map((id) => places.get(id)?.name ?? id);
  return { name: texts.toHandOver(names), why: texts.whyHandOver };
}

function reasoningOf(stay: Stay): PatientReport['reasoning'] {
  const { conclusion, prepared, known } = stay;
  if (conclusion === null) return null;
  const fits = fitting(stay);
  return {
    diagnosis: prepared.diagnoses.get(conclusion.diagnosis)?.name ?? '',
    isRight: isRight(stay, conclusion.diagnosis),
    text: conclusion.text,
    note: texts.kept,
    evidence: conclusion.evidence.map((id) => ({ text: known.get(id) ?? id, fits: fits.has(id) })),
  };
}

/** The report by criterion, compared with the expert's path. */
export function reportOf(stay: Stay, expert: Played): PatientReport {
  const { prepared, flags, clock, yuan, end, errors, conclusion } = stay;
  const { of, diagnoses } = prepared;
  const nameOf = (id: string) => diagnoses.get(id)?.name ?? id;
  const marks = parts.map((id) => {
    const { share, why } = judges[id](stay, expert.stay);
    const points = Math.round(most[id] * Math.min(1, Math.max(0, share)));
    return { id, name: patientMarks[id], points, most: most[id], why };
  });
  const sum = (by: 'points' | 'most') => marks.reduce((total, mark) => total + mark[by], 0);
  return {
    points: sum('points'),
    most: sum('most'),
    end,
    marks,
    errors: errors.map(({ name, why, clock: at }) => ({ name, why, clock: at })),
    missed: missedBy(stay),
    windows: of.rubric.windows.map((window) => {
      const at = doneAt(stay, window);
      const { name, why, within } = window;
      const isMet = at !== null && at <= within * 60;
      return { name, why, at, isMet, within: within * 60 };
    }),
    spent: {
      seconds: clock,
      yuan,
      expertSeconds: expert.stay.clock,
      expertYuan: expert.stay.yuan,
    },
    path: expert.steps.map(({ clock: at, text }, index) => {
      const flag = flagOf(of.path[index] ?? { kind: 'measure' });
      return { clock: at, text, at: flag === null ? null : (flags.get(flag) ?? null) };
    }),
    diagnosis: { name: nameOf(of.diagnosis.id), why: of.diagnosis.why },
    differential: of.differential.map(({ diagnosis, why, isMust, ...weighed }) => ({
      id: diagnosis,
      name: nameOf(diagnosis),
      why,
      isMust,
      wasNamed:
        conclusion?.diagnosis === diagnosis ||
        (conclusion?.differentials.includes(diagnosis) ?? false),
      for: weighed.for.map((id) => ownOf(of.evidence, id) ?? id),
      against: weighed.against.map((id) => ownOf(of.evidence, id) ?? id),
    })),
    reasoning: reasoningOf(stay),
    references: [...of.references],
  };
}
