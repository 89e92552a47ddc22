import { packCase } from '@cheese/patients/exchange/pack';
import { blankCase } from '@cheese/patients/writing/blank';
import { patientMakingLimits as limits } from '@cheese/domain/codes/training/patientMaking';
import type { CaseFault, MadeCase } from '@cheese/domain/contract/training/patientMaking';
import type { PatientCase } from '@cheese/domain/contract/training/shapes/patientCase';
import { and, eq, exists } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { patientFindable } from '../patient/patient.findable';
import { patientRow } from '../patient/patient.row';
import { patientCase, patientRun } from '../patient/patient.tables';
import type { GraphKind } from '../graphMaking/graphMaking.kind';
import { checkMade } from '../making/making.check';
import { caseIn, stringsIn } from './patientMaking.file';
import { patientMaking, patientVersion } from '../patient/patientMaking.tables';

type CaseFields = Pick<MadeCase, 'field' | 'level' | 'caseId'>;

/** A condition: a learner has a run of this version. */
const isMet = (tx: Db) =>
  exists(
    tx
      .select({ id: patientRun.id })
      .from(patientRun)
      .innerJoin(patientMaking, eq(patientMaking.caseId, patientRun.caseId))
      .where(
        and(
          eq(patientMaking.id, patientVersion.makingId),
          eq(patientRun.version, patientVersion.version),
        ),
      ),
  );

const { caseId, field, level } = patientMaking;

export const caseKind: GraphKind<PatientCase, CaseFields, { faults: CaseFault[] }> = {
  name: 'patientMaking',
  most: { made: limits.cases, versions: limits.versions },
  tables: {
    making: patientMaking,
    graph: patientMaking.of,
    shownId: caseId,
    shown: patientCase,
    told: { field, level, caseId },
    versions: patientVersion,
    versionGraph: patientVersion.of,
    versionTold: {},
    isNeeded: isMet,
  },
  blank: blankCase,
  read: caseIn,
  pack: packCase,
  wordsOf: stringsIn,
  findable: patientFindable,
  check: async (context, of) => ({ faults: await checkMade(context, 'checkCase', of) }),
  rowOf: (of) => ({ of, title: of.title, field: of.field, level: of.level }),
  numbered: (of, id, version) => ({ ...of, key: `made${id}`, version }),
  versionRow: (of) => ({ of, title: of.title }),
  shownRow: (of, _found, organisationId) => ({ ...patientRow(of), organisationId }),
  seenAs: (shownId) => ({ caseId: shownId }),
};
