import { auditActs } from '@cheese/domain/codes/people/audit';
import { memberStates } from '@cheese/domain/codes/people/memberStates';
import { genders } from '@cheese/domain/codes/people/people';
import { lookPlaces } from '@cheese/domain/codes/people/privacy';
import { roles } from '@cheese/domain/codes/people/roles';
import { consentBases, guardianRelations } from '@cheese/domain/codes/school/guardianConsent';
import { certificateKinds } from '@cheese/domain/codes/people/certificates';
import { sql } from 'drizzle-orm';
import { auditEntry } from '../audit/audit.tables';
import { certificate } from '../certificate/certificate.tables';
import { notice, noticeRead, noticeRecipient } from '../notice/notice.tables';
import { membership } from '../organisation/member.tables';
import { organisation } from '../organisation/organisation.tables';
import { person } from '../person/person.tables';
import { mute, wordReport } from '../publicWord/publicWord.tables';
import { session } from '../session/session.tables';
import { labelOf, minuteOf, personalTable, plainOf } from './privacy.door';
import { dataLook } from './privacy.tables';
import { privacyTexts as texts } from './privacy.texts';

export const profileTable = personalTable({
  title: texts.profile,
  columns: texts.profileColumns,
  holds: [],
  values: [
    person.nickname,
    person.name,
    person.phone,
    labelOf(person.gender, genders),
    person.introduction,
    minuteOf(person.registeredAt),
  ],
  from: ({ personId }) => sql`${person} where ${person.id} = ${personId}`,
});

export const schoolTable = personalTable({
  title: texts.schools,
  columns: texts.schoolColumns,
  holds: ['membership.person_id'],
  values: [
    organisation.name,
    labelOf(membership.role, roles),
    membership.name,
    membership.number,
    membership.phone,
    labelOf(membership.state, memberStates),
    minuteOf(membership.joinedAt),
    membership.birthMonth,
    membership.guardianName,
    membership.guardianPhone,
    labelOf(membership.guardianRelation, guardianRelations),
    sql`${membership.consentedOn}::text`,
    labelOf(membership.consentBasis, consentBases),
    minuteOf(membership.consentWithdrawnAt),
  ],
  from: ({ personId }) => sql`${membership}
    join ${organisation} on ${organisation.id} = ${membership.organisationId}
    where ${membership.personId} = ${personId} order by ${membership.id}`,
});

export const sessionTable = personalTable({
  title: texts.sessions,
  columns: texts.sessionColumns,
  holds: ['session.person_id'],
  values: [
    session.device,
    session.address,
    minuteOf(session.signedInAt),
    minuteOf(session.lastUsedAt),
    minuteOf(sql`coalesce(${session.revokedAt}, ${session.expiresAt})`),
  ],
  from: ({ personId }) =>
    sql`${session} where ${session.personId} = ${personId} order by ${session.id} desc`,
});

export const noticeTable = personalTable({
  title: texts.notices,
  columns: texts.noticeColumns,
  holds: ['notice_recipient.person_id', 'notice_read.person_id'],
  values: [
    notice.title,
    plainOf(notice.text),
    minuteOf(notice.sentAt),
    minuteOf(noticeRead.readAt),
  ],
  from: ({ personId }) => sql`${noticeRecipient}
    join ${notice} on ${notice.id} = ${noticeRecipient.noticeId}
    left join ${noticeRead} on ${noticeRead.noticeId} = ${notice.id}
      and ${noticeRead.personId} = ${personId}
    where ${noticeRecipient.personId} = ${personId} order by ${notice.id} desc`,
});

export const lookTable = personalTable({
  title: texts.looks,
  columns: texts.lookColumns,
  holds: ['data_look.person_id'],
  values: [minuteOf(dataLook.at), dataLook.role, labelOf(dataLook.place, lookPlaces)],
  from: ({ personId }) =>
    sql`${dataLook} where ${dataLook.personId} = ${personId} order by ${dataLook.id} desc`,
});

export const certificateTable = personalTable({
  title: texts.certificates,
  columns: texts.certificateColumns,
  holds: ['certificate.person_id'],
  values: [
    certificate.number,
    labelOf(certificate.kind, certificateKinds),
    certificate.itemName,
    certificate.orgName,
    certificate.name,
    minuteOf(certificate.issuedAt),
    minuteOf(certificate.expiresAt),
    minuteOf(certificate.revokedAt),
  ],
  from: ({ personId }) =>
    sql`${certificate} where ${certificate.personId} = ${personId} order by ${certificate.id}`,
});

/** What they did to others holds those people's data, so it says what and when alone. */
export const actTable = personalTable({
  title: texts.acts,
  columns: texts.actColumns,
  holds: ['audit_entry.by_person_id'],
  values: [minuteOf(auditEntry.at), labelOf(auditEntry.act, auditActs)],
  from: ({ personId }) =>
    sql`${auditEntry} where ${auditEntry.byPersonId} = ${personId} order by ${auditEntry.id}`,
});

export const reportTable = personalTable({
  title: texts.reports,
  columns: texts.reportColumns,
  holds: ['word_report.person_id', 'mute.person_id'],
  values: [sql`said.what`, sql`said.text`, minuteOf(sql`said.at`)],
  from: ({ personId }) => sql`(
    select ${texts.reported}::text as what, ${wordReport.text} as text, ${wordReport.at} as at
      from ${wordReport} where ${wordReport.personId} = ${personId}
    union all select ${texts.muted}::text, ${mute.reason}, ${mute.mutedAt}
      from ${mute} where ${mute.personId} = ${personId}) said order by said.at`,
});
