import { packCase } from '@cheese/clinic/exchange/pack';
import { blankCase } from '@cheese/clinic/writing/blank';
import { caseMakingLimits as limits } from '@cheese/domain/codes/viewers/caseMaking';
import type { CaseFault, MadeCase } from '@cheese/domain/contract/viewers/caseMaking';
import type { ClinicCase } from '@cheese/domain/contract/viewers/clinicCase';
import { and, eq, exists } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { patientFindable } from '../clinic/clinic.findable';
import { clinicRow } from '../clinic/clinic.row';
import { clinicCase, clinicRun } from '../clinic/clinic.tables';
import type { GraphKind } from '../graphMaking/graphMaking.kind';
import { checkMade } from '../making/making.check';
import { caseIn, stringsIn } from './caseMaking.file';
import { caseMaking, caseVersion } from './caseMaking.tables';

type Told = Pick<MadeCase, 'field' | 'level' | 'caseId'>;

/** Somebody has been with that one. */
const isMet = (tx: Db) =>
  exists(
    tx
      .select({ id: clinicRun.id })
      .from(clinicRun)
      .innerJoin(caseMaking, eq(caseMaking.caseId, clinicRun.caseId))
      .where(
        and(eq(caseMaking.id, caseVersion.makingId), eq(clinicRun.version, caseVersion.version)),
      ),
  );

const { caseId, field, level } = caseMaking;

export const caseKind: GraphKind<ClinicCase, Told, { faults: CaseFault[] }> = {
  name: 'caseMaking',
  most: { made: limits.cases, versions: limits.versions },
  tables: {
    making: caseMaking,
    graph: caseMaking.of,
    shownId: caseId,
    shown: clinicCase,
    told: { field, level, caseId },
    versions: caseVersion,
    versionGraph: caseVersion.of,
    versionTold: {},
    isNeeded: isMet,
  },
  blank: blankCase,
  read: caseIn,
  pack: packCase,
  wordsOf: stringsIn,
  findable: patientFindable,
  check: async (asking, of) => ({ faults: await checkMade(asking, 'checkCase', of) }),
  rowOf: (of) => ({ of, title: of.title, field: of.field, level: of.level }),
  numbered: (of, id, version) => ({ ...of, key: `made${id}`, version }),
  versionRow: (of) => ({ of, title: of.title }),
  shownRow: (of, _found, organisationId) => ({ ...clinicRow(of), organisationId }),
  seenAs: (shownId) => ({ caseId: shownId }),
};
