import { genderCodes } from '@cheese/domain/codes/people/people';
import { lookPlaces } from '@cheese/domain/codes/people/privacy';
import { memberStateCodes } from '@cheese/domain/codes/people/memberStates';
import { chinaMinute } from '@cheese/domain/rules/time/chinaDay';
import { updateMember } from '../member/member.door';
import type { PersonalPart } from './privacy.part';
import {
  selectLines,
  selectLooked,
  selectProfile,
  selectReceived,
  selectSchools,
  selectSessions,
} from './privacy.people.store';
import { privacyTexts as texts } from './privacy.texts';

/** What the people's wing itself keeps. */
export const ownParts: readonly PersonalPart[] = [
  { title: texts.profile, columns: texts.profileColumns, select: selectProfile },
  {
    title: texts.schools,
    columns: texts.schoolColumns,
    select: selectSchools,
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
        });
      }
    },
  },
  { title: texts.sessions, columns: texts.sessionColumns, select: selectSessions },
  { title: texts.notices, columns: texts.noticeColumns, select: selectReceived },
  {
    title: texts.looks,
    columns: texts.lookColumns,
    async select(db, personId) {
      const rows = await selectLooked(db, personId);
      return rows.map(({ at, role, place }) => [
        chinaMinute(at.getTime()),
        role,
        lookPlaces[place],
      ]);
    },
  },
];
