import {
  commodityTypeCodes,
  type ChargeKind,
  type CourseType,
} from '@cheese/domain/codes/shop/products';
import type { Db } from '../../../db/database';
import { indexForSearch } from '../../base/findable/findable.service';
import { insertSold, updateSold } from '../commodity/commodity.door';
import { commodityFindable } from '../commodity/commodity.findable';
import { shelfTexts } from './shelf.texts';

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
  const row = {
    ...facts,
    type: commodityTypeCodes.course,
    productId: course.id,
    publishedAt: now,
  } as const;
  const commodityId = await insertSold(tx, row, { name: shelfTexts.forEver, prices });
  await indexForSearch(tx, commodityFindable, [commodityId]);
}

/** Updates the shop texts of a course from its current content, leaving its prices alone. */
export async function renewSold(tx: Db, { course, teacher }: Pick<Sold, 'course' | 'teacher'>) {
  const { courseType, description, html, cover } = course;
  const set = { title: course.name, courseType, description, html, cover, teacher };
  const ids = await updateSold(tx, { type: commodityTypeCodes.course, productId: course.id }, set);
  await indexForSearch(tx, commodityFindable, ids);
}
