import { PatientCase } from '@cheese/domain/contract/training/shapes/patientCase';
import { strictObject } from '@cheese/domain/contract/shapes';
import { caseIn } from '@cheese/server/modules/training/patientMaking/patientMaking.file';
import Type from 'typebox';
import { contentText } from '../../reading/contentFolder';
import { readIndex } from '../../reading/readIndex';
import { jsonIn } from '../../reading/readYaml';

const CaseFile = strictObject({ format: Type.Literal(1), case: PatientCase });

/**
 * A case's file, as the desk exports and imports it; the desk takes a case that is not whole yet,
 * the demo does not.
 */
export function patientIn(text: string, path: string): PatientCase {
  jsonIn(text, { schema: CaseFile, path });
  return caseIn(text);
}

function readPatient(key: string): PatientCase {
  const path = `patients/${key}.json`;
  return patientIn(contentText(path), path);
}

/** Patients of ours, each of whom is in one bed alone; easy ones first. */
export const patientCases: readonly PatientCase[] = readIndex('patients').map(readPatient);
