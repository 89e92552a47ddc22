import type { Db } from '../../db/database';
import { hashPassword } from '../../modules/people/tries/password';
import {
  commodity,
  commodityTag,
  limitedPrice,
  specification,
} from '../../modules/shop/goods/commodity.tables';
import { entitlement } from '../../modules/shop/entitlement/entitlement.tables';
import { rechargeOffer } from '../../modules/shop/recharge/recharge.tables';
import { emergencyResource } from '../../modules/emergency/resource/resource.tables';
import { newsArticle } from '../../modules/content/news/news.tables';
import { membership } from '../../modules/people/organisation/member.tables';
import { organisation } from '../../modules/people/organisation/organisation.tables';
import { tag } from '../../modules/content/tag/tag.tables';
import { insideOf } from '../../modules/base/findable/findable.shapes';
import { readAll } from '../../modules/base/findable/findable.jobs';
import { findables } from '../../modules/front/search/findables';
import { person } from '../../modules/people/person/person.tables';
import { experiment } from '../../modules/training/experiment/experiment.tables';
import { type GivenAnatomy, giveAnatomy } from './givenAnatomies';
import { type GivenSpecimen, giveSpecimen } from './givenSpecimens';
import { type GivenBank, giveBank } from './givenBanks';
import { type GivenExam, giveExam } from './givenExams';
import { type CentreWorld, giveCentre } from './givenCentre';
import { type GivenCourse, giveCourse } from './givenCourses';
import { type GivenSimulation, giveSimulation } from './givenSimulations';
import { type GivenSlides, giveSlides } from './givenSlides';

type NewsInsert = typeof newsArticle.$inferInsert;
type ResourceInsert = typeof emergencyResource.$inferInsert;
type PersonInsert = typeof person.$inferInsert;
type MembershipInsert = typeof membership.$inferInsert;

const neverStops = new AbortController().signal;

/** Other kinds are in no test world; a test about them indexes them itself. */
const apart = ['drill', 'patient', 'page', insideOf('commodity')];
const readable = findables.filter(({ kind }) => !apart.includes(kind));

/** Initial content of the database; a test names only what it is about. */
export interface World extends CentreWorld {
  news?: Partial<NewsInsert>[];
  /** Tags and options come before what is sorted under them; `price` is that of the first way to buy. */
  tags?: (typeof tag.$inferInsert)[];
  commodities?: GivenCommodity[];
  resources?: Partial<ResourceInsert>[];
  people?: (Partial<PersonInsert> & { password?: string })[];
  organisations?: Partial<typeof organisation.$inferInsert>[];
  memberships?: Partial<MembershipInsert>[];
  offers?: (typeof rechargeOffer.$inferInsert)[];
  /** A commodity of type 4 with the bank's number is what it is sold as. */
  banks?: GivenBank[];
  exams?: GivenExam[];
  courses?: GivenCourse[];
  slides?: GivenSlides[];
  anatomies?: GivenAnatomy[];
  /** After slides and anatomies, whose pictures and models they show. */
  specimens?: GivenSpecimen[];
  /** A commodity of type 8 with its number sells it. */
  experiments?: Partial<typeof experiment.$inferInsert>[];
  /** After banks, whose chapters are practised beside them. */
  simulations?: GivenSimulation[];
  /** Holdings from the beginning: the named commodity, or else a membership. */
  held?: { personId: number; commodityId?: number; endsAt?: Date | null }[];
}

type GivenCommodity = Partial<typeof commodity.$inferInsert> & {
  price?: number;
  originalPrice?: number;
  tagIds?: number[];
  limited?: { price: number; startsAt: Date; deadline: Date };
};

const anArticle: NewsInsert = {
  title: '一篇资讯',
  summary: '摘要',
  category: 1,
  cover: 'news/cover.webp',
  source: '平台编辑部',
  author: '编辑',
  html: '<p>正文</p>',
  publishedAt: new Date('2026-11-01T08:00:00+08:00'),
};

const aResource: ResourceInsert = {
  title: '一份资源',
  summary: '摘要',
  category: 2,
  topic: 9,
  kind: 1,
  cover: 'resource/cover.webp',
  groundedAt: new Date('2026-11-01T08:00:00+08:00'),
};

const aPerson: PersonInsert = {
  service: 'main',
  nickname: '小芝',
  registeredAt: new Date('2026-11-01T08:00:00+08:00'),
};

const anExperiment = { key: 'bloodTyping', field: 3 } as const;

const anOrganisation = { name: '仁心医学院' };

const aMembership: MembershipInsert = { organisationId: 1, role: 3, name: '张三' };

export async function given(db: Db, world: World) {
  const {
    news = [],
    resources = [],
    organisations = [],
    memberships = [],
    held = [],
    offers = [],
  } = world;
  const { tags = [], commodities = [] } = world;
  const people = await Promise.all((world.people ?? []).map(withHash));
  if (news.length > 0) {
    await db.insert(newsArticle).values(news.map((row) => ({ ...anArticle, ...row })));
  }
  if (resources.length > 0) {
    await db.insert(emergencyResource).values(resources.map((row) => ({ ...aResource, ...row })));
  }
  if (tags.length > 0) await db.insert(tag).values(tags);
  for (const [at, row] of commodities.entries()) await giveCommodity(db, row, at + 1);
  if (people.length > 0) await db.insert(person).values(people);
  if (organisations.length > 0) {
    await db
      .insert(organisation)
      .values(organisations.map((row) => ({ ...anOrganisation, ...row })));
  }
  if (memberships.length > 0) {
    await db.insert(membership).values(memberships.map((row) => ({ ...aMembership, ...row })));
  }
  if (offers.length > 0) await db.insert(rechargeOffer).values(offers);
  if (held.length > 0) await db.insert(entitlement).values(held.map(toHeld));
  for (const [at, bank] of (world.banks ?? []).entries()) await giveBank(db, bank, at + 1);
  for (const exam of world.exams ?? []) await giveExam(db, exam);
  for (const [at, one] of (world.courses ?? []).entries()) await giveCourse(db, one, at + 1);
  for (const [at, one] of (world.slides ?? []).entries()) await giveSlides(db, one, at + 1);
  for (const [at, one] of (world.anatomies ?? []).entries()) await giveAnatomy(db, one, at + 1);
  for (const [at, one] of (world.specimens ?? []).entries()) await giveSpecimen(db, one, at + 1);
  for (const [at, one] of (world.simulations ?? []).entries()) {
    await giveSimulation(db, one, at + 1);
  }
  const experiments = (world.experiments ?? []).map((one, at) => ({
    id: at + 1,
    ...anExperiment,
    ...one,
  }));
  if (experiments.length > 0) await db.insert(experiment).values(experiments);
  for (const kind of readable) await readAll(db, kind, neverStops);
  await giveCentre(db, world);
}

type Held = NonNullable<World['held']>[number];

let gifts = 0;

function toHeld({ commodityId, ...row }: Held) {
  const from = new Date('2026-11-01T08:00:00+08:00');
  const member = { tier: 'vip1' as const, endsAt: new Date('2099-01-01T00:00:00+08:00') };
  const thing = commodityId === undefined ? member : { commodityId };
  const origin = { origin: 'gift', originKey: String((gifts += 1)) } as const;
  return { ...thing, ...origin, grantedAt: from, startsAt: from, ...row };
}

const aCommodity = {
  type: 1,
  title: '一门课程',
  description: '简介',
  html: '<p>介绍</p>',
  cover: 'commodity/cover.webp',
  charge: 2,
  publishedAt: new Date('2026-11-01T08:00:00+08:00'),
} as const;

async function giveCommodity(db: Db, given: GivenCommodity, productId: number) {
  const { price = 10_000, originalPrice = price, tagIds = [], limited, ...row } = given;
  const [made] = await db
    .insert(commodity)
    .values({ ...aCommodity, productId, ...row })
    .returning({ id: commodity.id });
  const commodityId = made?.id ?? 0;
  const prices = { price, originalPrice, vipPrice: price };
  await db.insert(specification).values({ commodityId, name: '永久有效', ...prices });
  if (limited) await db.insert(limitedPrice).values({ commodityId, ...limited });
  const links = tagIds.map((tagId) => ({ commodityId, tagId }));
  if (links.length > 0) await db.insert(commodityTag).values(links);
}

/** Hashing is slow on purpose: once for each password will do. */
const hashes = new Map<string, Promise<string>>();

function hashOnce(password: string) {
  const known = hashes.get(password) ?? hashPassword(password);
  hashes.set(password, known);
  return known;
}

async function withHash({ password, ...row }: NonNullable<World['people']>[number]) {
  const passwordHash = password === undefined ? null : await hashOnce(password);
  return { ...aPerson, passwordHash, ...row };
}
