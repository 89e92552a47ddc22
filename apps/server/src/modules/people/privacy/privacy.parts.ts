import { genderCodes } from '@cheese/domain/codes/people/people';
import { memberStateCodes } from '@cheese/domain/codes/people/memberStates';
import { noGuardianship } from '../member/guardianship';
import { updateMember } from '../member/member.door';
import type { PersonalPart } from './privacy.part';
import {
  actTable,
  certificateTable,
  lookTable,
  noticeTable,
  profileTable,
  reportTable,
  schoolTable,
  sessionTable,
} from './privacy.parts.store';
import { selectLines } from './privacy.people.store';
import { privacyTexts as texts } from './privacy.texts';

/** What the people's wing itself keeps. */
export const ownParts: readonly PersonalPart[] = [
  profileTable,
  {
    ...schoolTable,
    /** Results stay with the school under a line that names nobody. */
    async erase(tx, { personId }) {
      for (const { line } of await selectLines(tx, personId)) {
        await updateMember(tx, line.id, {
          name: texts.erased,
          pinyin: '',
          number: null,
          account: null,
          phone: null,
          gender: genderCodes.undisclosed,
          state: memberStateCodes.left,
          ...noGuardianship,
        });
      }
    },
  },
  sessionTable,
  noticeTable,
  lookTable,
  certificateTable,
  actTable,
  reportTable,
];
