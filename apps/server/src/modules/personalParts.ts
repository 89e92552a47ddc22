import { ownParts } from './people/privacy/privacy.parts';
import type { PersonalPart } from './people/privacy/privacy.part';
import { rosterPart } from './school/memberImport/memberImport.personal';

/** What every area keeps of people, in the order of their copy. */
export const personalParts: readonly PersonalPart[] = [...ownParts, rosterPart];
