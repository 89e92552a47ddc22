import cardiology from '../../../documents/cardiology-common.json';
import ecg from '../../../documents/ecg-reading.json';
import triage from '../../../documents/emergency-triage.json';
import epidemiology from '../../../documents/epidemiology.json';
import histology from '../../../documents/histology-embryology.json';
import examination from '../../../documents/history-and-examination.json';
import imaging from '../../../documents/imaging-chest.json';
import nursing from '../../../documents/nursing-fundamentals.json';
import pathology from '../../../documents/pathology-general.json';
import pharmacology from '../../../documents/pharmacology-mechanism.json';
import physiology from '../../../documents/physiology-core.json';
import anatomy from '../../../documents/systematic-anatomy.json';
import type { DocumentFacts } from './facts';

/** The documents that are committed, each by the slug of its course. */
export const documents = {
  'systematic-anatomy': anatomy,
  'physiology-core': physiology,
  'pathology-general': pathology,
  'pharmacology-mechanism': pharmacology,
  'history-and-examination': examination,
  'ecg-reading': ecg,
  'cardiology-common': cardiology,
  'nursing-fundamentals': nursing,
  'emergency-triage': triage,
  'histology-embryology': histology,
  'imaging-chest': imaging,
  epidemiology: epidemiology,
} as const satisfies Record<string, DocumentFacts>;

export type DocumentSlug = keyof typeof documents;
