import { commodityTypeCodes } from '@cheese/domain/codes/shop/products';
import {
  commentSubjectCodes,
  type CommentSubject,
} from '@cheese/domain/codes/learning/commentSubjects';
import { discussedTypeCodes, type DiscussedType } from '@cheese/domain/codes/learning/studiedTypes';
import { and, eq, isNotNull, isNull, lte } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import type { Person } from '../../../plugins/access';
import type { Clock } from '../../../ports/clock';
import { refuse } from '../../../calls/refusal';
import { runsPlatform } from '../../base/ownership/ownership';
import { commodity } from '../../shop/commodity/commodity.tables';
import { requireItem, seeCourse } from '../course/course.door';

export interface Looking {
  db: Db;
  person: Person | null;
  clock: Clock;
}

/** A subject of comments, with the permissions of the caller. */
export interface Subject {
  subjectType: CommentSubject;
  subjectId: number;
  /** The course whose ratings are shown; null if the subject belongs to no course. */
  courseId: number | null;
  /** The product page that shows it. */
  product: { productType: DiscussedType; productId: number };
  mayModerate: boolean;
}

type Named = Pick<Subject, 'subjectType' | 'subjectId'>;

/** Refuses a drill that somebody may not know of, and says whether they keep order there: the wing of what is seen knows. */
export type SeeDrill = (
  looking: Pick<Looking, 'db' | 'person'>,
  drillId: number,
) => Promise<{ isKeeping: boolean }>;

/** The same of a question: its words give the key away, and the exam wing knows to whom it is shown. */
export type SeeQuestion = (looking: Looking, questionId: number) => Promise<{ isKeeping: boolean }>;

/** Checks of subjects that belong to wings above this one. */
export interface Seeing {
  seeDrill: SeeDrill;
  seeQuestion: SeeQuestion;
}

export interface Discussing extends Looking, Seeing {}

export async function openSubject(looking: Discussing, named: Named): Promise<Subject> {
  const { subjectType, subjectId } = named;
  if (subjectType === commentSubjectCodes.course) {
    return ofCourse(named, await seeCourse(looking, subjectId));
  }
  if (subjectType === commentSubjectCodes.commodity) return ofCommodity(looking, named);
  if (subjectType === commentSubjectCodes.courseware)
    return ofCourse(named, (await requireItem(looking, subjectId)).access);
  if (subjectType === commentSubjectCodes.drill) {
    return ofElsewhere(named, discussedTypeCodes.drill, await looking.seeDrill(looking, subjectId));
  }
  if (subjectType === commentSubjectCodes.question) {
    return ofElsewhere(
      named,
      discussedTypeCodes.question,
      await looking.seeQuestion(looking, subjectId),
    );
  }
  return refuse('comment.subjectGone');
}

const mayModerate = ({ person }: Looking) => runsPlatform(person);

const ofElsewhere = (
  named: Named,
  productType: DiscussedType,
  { isKeeping }: { isKeeping: boolean },
): Subject => ({
  ...named,
  courseId: null,
  mayModerate: isKeeping,
  product: { productType, productId: named.subjectId },
});

const ofCourse = (
  named: Named,
  { courseId, isTeaching }: { courseId: number; isTeaching: boolean },
): Subject => ({
  ...named,
  courseId,
  product: { productType: discussedTypeCodes.course, productId: courseId },
  mayModerate: isTeaching,
});

async function ofCommodity(looking: Looking, named: Named): Promise<Subject> {
  const { db, clock } = looking;
  const isOnSale = and(
    isNotNull(commodity.publishedAt),
    lte(commodity.publishedAt, clock.now()),
    isNull(commodity.withdrawnAt),
  );
  const rows = await db
    .select({ type: commodity.type, productId: commodity.productId })
    .from(commodity)
    .where(and(eq(commodity.id, named.subjectId), isOnSale));
  const { type, productId } = rows[0] ?? refuse('comment.subjectGone');
  // Nobody studies a membership card.
  if (type === commodityTypeCodes.membershipCard) return refuse('comment.subjectGone');
  const product = { productType: type, productId };
  return { ...named, courseId: null, product, mayModerate: mayModerate(looking) };
}
