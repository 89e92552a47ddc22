import { ClinicCase } from '@cheese/domain/contract/viewers/clinicCase';
import { exactly } from '@cheese/domain/contract/shapes';
import { caseIn } from '@cheese/server/modules/viewers/caseMaking/caseMaking.file';
import Type from 'typebox';
import { contentText } from '../../reading/contentFolder';
import { readIndex } from '../../reading/readIndex';
import { jsonIn } from '../../reading/readYaml';

const CaseFile = exactly({ format: Type.Literal(1), case: ClinicCase });

/**
 * A case's file, as the desk exports and imports it; the desk takes a case that is not whole yet,
 * the demo does not.
 */
export function patientIn(text: string, path: string): ClinicCase {
  jsonIn(text, { schema: CaseFile, path });
  return caseIn(text);
}

function readPatient(key: string): ClinicCase {
  const path = `patients/${key}.json`;
  return patientIn(contentText(path), path);
}

/** Patients of ours, each of whom is in one bed alone; easy ones first. */
export const clinicCases: readonly ClinicCase[] = readIndex('patients').map(readPatient);
