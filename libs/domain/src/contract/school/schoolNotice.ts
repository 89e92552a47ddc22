import Type, { type Static } from 'typebox';
import type { schoolNoticeCalls } from '../../calls/school/schoolNotice';
import { readStates } from '../../codes/people/notices';
import { roles } from '../../codes/people/roles';
import { audienceGroupKinds, audienceLimits } from '../../codes/school/audiences';
import {
  schoolNoticeActions,
  schoolNoticeAudiences,
  schoolNoticeFailures,
  schoolNoticeLimits as limits,
  schoolNoticeStates,
} from '../../codes/school/schoolNotices';
import type { CallContract } from '../call';
import {
  byId,
  codeOf,
  FileLink,
  Id,
  keyOf,
  Moment,
  MomentAsked,
  nullable,
  pageOf,
  pageQuery,
  strictObject,
  Version,
} from '../shapes';
import { AudienceGroup, AudienceGroupChoice } from './audience';

const Roles = Type.Array(codeOf(roles), { minItems: 1, maxItems: 3, uniqueItems: true });

/** Everybody of the school, or of these groups, who has one of the roles there when it is sent. */
const audience = {
  audience: keyOf(schoolNoticeAudiences),
  groups: Type.Array(strictObject({ kind: keyOf(audienceGroupKinds), id: Id }), {
    maxItems: audienceLimits.groups,
    uniqueItems: true,
  }),
  roles: Roles,
};

const item = {
  id: Id,
  state: keyOf(schoolNoticeStates),
  title: Type.String(),
  author: Type.String(),
  audience: keyOf(schoolNoticeAudiences),
  groupCount: Type.Integer(),
  roles: Type.Array(codeOf(roles)),
  /** When it is to be sent. */
  sendAt: nullable(Moment),
  sentAt: nullable(Moment),
  withdrawnAt: nullable(Moment),
  failure: nullable(keyOf(schoolNoticeFailures)),
  recipients: Type.Integer(),
  /** Of the recipients. */
  readers: Type.Integer(),
  updatedAt: Moment,
  /** The caller wrote it, and may change it before it is sent. */
  isOwn: Type.Boolean(),
};
export const SchoolNoticeItem = Type.Object(item);
export type SchoolNoticeItem = Static<typeof SchoolNoticeItem>;

export const SchoolNoticeDetail = Type.Object({
  ...item,
  html: Type.String(),
  groups: Type.Array(AudienceGroup),
  attachments: Type.Array(
    Type.Object({
      key: Type.String(),
      fileName: Type.String(),
      bytes: Type.Integer(),
      url: Type.String(),
    }),
  ),
  version: Version,
});
export type SchoolNoticeDetail = Static<typeof SchoolNoticeDetail>;

/** A draft may lack anything; what is sent may not. */
const written = {
  /** Names one press of a button: repeated with the same key, a call changes nothing more. */
  requestKey: Type.String({ pattern: '^[\\w-]{8,64}$' }),
  action: keyOf(schoolNoticeActions),
  sendAt: Type.Optional(MomentAsked),
  title: Type.String({ maxLength: limits.title }),
  html: Type.String({ maxLength: limits.html }),
  attachments: Type.Array(
    strictObject({
      key: Type.String({ maxLength: 300 }),
      fileName: Type.String({ minLength: 1, maxLength: limits.fileName }),
    }),
    { maxItems: limits.attachments },
  ),
  ...audience,
};

const saved = Type.Object({
  id: Id,
  state: keyOf(schoolNoticeStates),
  version: Version,
  recipients: Type.Integer(),
});

export const NoticeReader = Type.Object({
  personId: Id,
  name: Type.String(),
  number: Type.String(),
  role: nullable(codeOf(roles)),
  className: Type.String(),
  readAt: nullable(Moment),
});
export type NoticeReader = Static<typeof NoticeReader>;

const readersAsked = {
  id: Id,
  status: Type.Optional(codeOf(readStates)),
  keyword: Type.Optional(Type.String({ maxLength: 50 })),
};

const own = { access: 'user', right: 'notices' } as const;

export const schoolNoticeContract = {
  /** Of the whole school for those whose right goes over all of it, otherwise one's own. */
  list: {
    ...own,
    query: strictObject({
      ...pageQuery,
      keyword: Type.Optional(Type.String({ maxLength: 50 })),
      state: Type.Optional(keyOf(schoolNoticeStates)),
    }),
    data: pageOf(SchoolNoticeItem),
  },
  detail: { ...own, query: byId, data: SchoolNoticeDetail },
  /** The groups to which the caller may send. */
  groups: {
    ...own,
    query: strictObject({
      ...pageQuery,
      kind: keyOf(audienceGroupKinds),
      keyword: Type.Optional(Type.String({ maxLength: 50 })),
      parentId: Type.Optional(Id),
    }),
    data: pageOf(AudienceGroupChoice),
  },
  /** How many people would receive it now. */
  count: {
    ...own,
    body: strictObject(audience),
    data: Type.Object({ count: Type.Integer() }),
  },
  add: { ...own, body: strictObject(written), data: saved },
  /** Refused once it was sent, and where it has changed since this version. */
  edit: { ...own, body: strictObject({ ...written, id: Id, version: Version }), data: saved },
  /** Of one that was not sent. */
  remove: { ...own, query: byId, data: Type.Null() },
  /** Its recipients read from then on that it was withdrawn. */
  withdraw: { ...own, body: byId, data: Type.Null() },
  readers: {
    ...own,
    query: strictObject({ ...pageQuery, ...readersAsked }),
    data: pageOf(NoticeReader),
  },
  exportReaders: { ...own, query: strictObject(readersAsked), data: FileLink },
} satisfies Record<keyof typeof schoolNoticeCalls, CallContract>;

export type SchoolNoticeContract = typeof schoolNoticeContract;
