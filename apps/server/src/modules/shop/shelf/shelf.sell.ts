import {
  commodityTypeCodes,
  type ChargeKind,
  type CourseType,
} from '@cheese/domain/codes/shop/products';
import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { makeFindable } from '../../base/findable/findable.service';
import { commodityFindable } from '../commodity/commodity.findable';
import { commodity, specification } from '../commodity/commodity.tables';

interface Sold {
  course: {
    id: number;
    courseType: CourseType;
    name: string;
    description: string;
    html: string;
    cover: string;
  };
  teacher: string | null;
  charge: ChargeKind;
  prices: { price: number; originalPrice: number; vipPrice: number };
  now: Date;
}

/** Puts a course into the shop window, to be had for good, at these prices. */
export async function sellCourse(tx: Db, { course, teacher, charge, prices, now }: Sold) {
  const { courseType, description, html, cover } = course;
  const facts = { title: course.name, courseType, description, html, cover, teacher, charge };
  const [row] = await tx
    .insert(commodity)
    .values({ ...facts, type: commodityTypeCodes.course, productId: course.id, publishedAt: now })
    .returning({ id: commodity.id });
  const commodityId = row?.id ?? 0;
  await tx.insert(specification).values({ commodityId, name: '永久有效', ...prices });
  await makeFindable(tx, commodityFindable, [commodityId]);
}

/** Charge type and lowest price of a course on sale. */
export async function findCharge(db: Db, courseId: number) {
  const [row] = await db
    .select({ charge: commodity.charge, price: specification.price })
    .from(commodity)
    .innerJoin(specification, eq(specification.commodityId, commodity.id))
    .where(and(eq(commodity.type, commodityTypeCodes.course), eq(commodity.productId, courseId)))
    .orderBy(asc(specification.price))
    .limit(1);
  return row ?? null;
}

/** Updates the shop texts of a course from its current content, leaving its prices alone. */
export async function renewSold(tx: Db, { course, teacher }: Pick<Sold, 'course' | 'teacher'>) {
  const { courseType, description, html, cover } = course;
  const rows = await tx
    .update(commodity)
    .set({ title: course.name, courseType, description, html, cover, teacher })
    .where(and(eq(commodity.type, commodityTypeCodes.course), eq(commodity.productId, course.id)))
    .returning({ id: commodity.id });
  await makeFindable(
    tx,
    commodityFindable,
    rows.map(({ id }) => id),
  );
}
