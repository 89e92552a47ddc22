import type { LicenceContract } from '@cheese/domain/contract/shop/licence';
import type { LicenceManageContract } from '@cheese/domain/contract/shop/licenceManage';
import { licenceReference } from '@cheese/domain/rules/shop/licenceReference';
import type { Answers } from '@cheese/domain/contract/call';
import { runNextJob } from '../../../modules/base/job/job.run';
import {
  department,
  departmentAncestor,
} from '../../../modules/people/organisation/department.tables';
import { entitlementRoutes } from '../../../modules/shop/entitlement/entitlement.routes';
import { readHoldings } from '../../../modules/shop/entitlement/entitlement.service';
import { licenceJobs, queueLicences } from '../../../modules/shop/licence/licence.jobs';
import { licenceRoutes } from '../../../modules/shop/licence/licence.routes';
import { licenceManageRoutes } from '../../../modules/shop/licence/licenceManage.routes';
import type { TestApp } from '../../useTestApp';
import { notices } from './notices';

export const licenceModules = [licenceRoutes, licenceManageRoutes, entitlementRoutes, notices];

export const [OPERATOR, ADMIN, OTHER_ADMIN, TEACHER] = [1, 2, 3, 4] as const;
/** Of the first school: five of department 1 and one of department 2; then one of another school. */
export const LEARNERS = [5, 6, 7, 8, 9] as const;
export const [ELSEWHERE, STRANGER] = [10, 11] as const;

const at = '/doctor-cheese/school-licence/v1';
const manage = '/doctor-cheese/manage/licence/v1';

/** A company's number with a true check digit. */
export const invoice = { title: '仁心医学院', taxNo: '91350100M000100Y43' };

/** Two schools with departments and learners, and an operator. */
async function plantSchools(test: TestApp) {
  const learner = (personId: number) => ({
    personId,
    role: 3 as const,
    name: `学生${personId}`,
    number: `2026${personId}`,
    year: personId < 8 ? 2026 : 2025,
  });
  await test.given({
    people: Array.from({ length: 11 }, (_, nth) => ({
      phone: `1380000${String(nth).padStart(4, '0')}`,
      isPlatformAdmin: nth === 0,
    })),
    organisations: [{}, { name: '博爱医学院' }],
    commodities: [{}, { title: '另一门课程' }],
  });
  const { db } = test.database;
  await db.insert(department).values([
    { organisationId: 1, kind: 1, name: '护理学院', position: 0 },
    { organisationId: 1, kind: 1, name: '药学院', position: 1 },
    { organisationId: 2, kind: 1, name: '外校学院', position: 0 },
  ]);
  await db
    .insert(departmentAncestor)
    .values([1, 2, 3].map((id) => ({ departmentId: id, ancestorId: id })));
  await test.given({
    memberships: [
      { personId: ADMIN, role: 1, name: '院长' },
      { personId: OTHER_ADMIN, role: 1, name: '外校院长', organisationId: 2 },
      { personId: TEACHER, role: 2, name: '教师' },
      ...LEARNERS.map((id) => ({ ...learner(id), departmentId: 1 })),
      { ...learner(ELSEWHERE), departmentId: 2 },
      { ...learner(STRANGER), organisationId: 2 },
    ],
  });
}

const anOffer = {
  schoolId: 1,
  commodityId: 1,
  departmentIds: [1],
  years: [] as number[],
  seats: 3,
  price: 60_000_000,
  startsOn: '2026-11-01',
  endsOn: '2027-06-30',
  note: '',
};

/** Two schools with learners, and a licence that goes from an offer to a payment. */
export function licensing(test: TestApp) {
  const ask = async (call: string, asked?: object, by: number = ADMIN) =>
    (await test.ask(call, asked, { token: await test.signIn(by) })).body;

  const plant = () => plantSchools(test);

  const offer = async (more: object = {}, by: number = OPERATOR) =>
    ask(`POST ${manage}/offer`, { ...anOffer, ...more }, by);
  const offerOne = async (more: object = {}) => ((await offer(more)).data as { id: number }).id;
  const order = (id: number, by: number = ADMIN) => ask(`PUT ${at}/order`, { id, ...invoice }, by);

  const paid = (id: number) => ({
    id,
    reference: licenceReference({ id, offeredAt: test.clock.now().getTime() }),
    amount: anOffer.price,
  });
  const confirm = (id: number, more: object = {}, by: number = OPERATOR) =>
    ask(`PUT ${manage}/confirm`, { ...paid(id), ...more }, by);

  /** From the offer to seats. */
  const sell = async (more: object = {}) => {
    const id = await offerOne(more);
    await order(id);
    await confirm(id);
    return id;
  };

  const detail = async (id: number, by: number = ADMIN) =>
    (await ask(`GET ${at}/detail?id=${id}`, undefined, by)).data as Answers<
      LicenceContract['detail']
    >;
  const seatsOf = async (id: number, state: string, query = '') => {
    const { data } = await ask(`GET ${at}/seats?id=${id}&state=${state}${query}`);
    return (data as Answers<LicenceContract['seats']>).list.map(({ personId }) => personId);
  };
  const every = async (query = '') =>
    (await ask(`GET ${manage}/list?${query}`, undefined, OPERATOR)).data as Answers<
      LicenceManageContract['list']
    >;

  const heldBy = async (personId: number) => {
    const held = await readHoldings(test.database.db, personId, test.clock.now());
    return { until: held.commodities.get(1) ?? null, giver: held.givers?.get(1) ?? null };
  };
  const isOpenTo = async (personId: number) => (await heldBy(personId)).until !== null;

  /** Does every job that is due. */
  const work = async () => {
    const shop = { db: test.database.db, clock: test.clock };
    await queueLicences(shop);
    const stopping = new AbortController().signal;
    const log = { error: () => undefined };
    while (await runNextJob({ ...shop, stopping, log }, licenceJobs(shop)));
  };

  return {
    ask,
    plant,
    offer,
    offerOne,
    order,
    paid,
    confirm,
    sell,
    detail,
    seatsOf,
    every,
    heldBy,
    isOpenTo,
    work,
  };
}
