import type { PersonalPart } from '../../people/privacy/privacy.part';
import { deleteRowsOfPerson, importTable } from './memberImport.personal.store';

/** The rows of rosters in which somebody stands go with them; they are kept for a day anyway. */
export const rosterPart: PersonalPart = { ...importTable, erase: deleteRowsOfPerson };
