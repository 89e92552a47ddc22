import type { Prepared } from '@cheese/patients/engine/prepare';
import { UNDECIDED } from '@cheese/patients/writing/blank';
import type { PatientDeed } from '@cheese/domain/contract/training/shapes/patientDeed';

/** A new action of a kind, with everything else still to be chosen. */
export function blankDeed(kind: PatientDeed['kind'], { of }: Prepared): PatientDeed {
  switch (kind) {
    case 'ask':
      return { kind, question: UNDECIDED };
    case 'say':
      return { kind, text: '？' };
    case 'measure':
      return { kind };
    case 'examine':
      return { kind, region: UNDECIDED, manoeuvre: UNDECIDED };
    case 'test':
      return { kind, test: UNDECIDED };
    case 'treat':
      return { kind, treatment: UNDECIDED };
    case 'wait':
      return { kind, minutes: 5 };
    case 'differ':
      return {
        kind,
        list: of.differential
          .slice(0, 10)
          .map(({ diagnosis }) => ({ diagnosis, for: [], against: [] })),
      };
    case 'handOver':
      return { kind, to: of.rubric.handOver[0] ?? UNDECIDED };
    case 'conclude': {
      const right = of.differential.find(({ diagnosis }) => diagnosis === of.diagnosis.id);
      const others = of.differential.filter((one) => one !== right && one.isMust);
      return {
        kind,
        diagnosis: of.diagnosis.id,
        text: '',
        differentials: others.slice(0, 6).map(({ diagnosis }) => diagnosis),
        evidence: (right?.for ?? []).slice(0, 15),
      };
    }
  }
}
