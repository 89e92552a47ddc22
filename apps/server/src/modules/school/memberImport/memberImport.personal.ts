import type { PersonalPart } from '../../people/privacy/privacy.part';
import { deleteRowsOfPerson } from './memberImport.personal.store';
import { personalTexts as texts } from './memberImport.personal.texts';

/** The rows of rosters in which somebody stands; they are kept for a day anyway. */
export const rosterPart: PersonalPart = {
  title: texts.title,
  columns: texts.columns,
  select: async () => [],
  erase: deleteRowsOfPerson,
};
