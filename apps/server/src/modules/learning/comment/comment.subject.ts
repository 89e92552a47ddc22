import { commodityTypeCodes } from '@cheese/domain/codes/shop/products';
import {
  commentSubjectCodes,
  type CommentSubject,
} from '@cheese/domain/codes/learning/commentSubjects';
import { discussedTypeCodes, type DiscussedType } from '@cheese/domain/codes/learning/studiedTypes';
import type { Db } from '../../../db/database';
import type { Person } from '../../../plugins/access';
import type { Clock } from '../../../ports/clock';
import { refuse } from '../../../calls/refusal';
import { runsPlatform } from '../../base/ownership/ownership';
import { requireItem, seeCourse } from '../course/course.door';
import { selectOnSale } from './comment.subject.store';

export interface ViewerContext {
  db: Db;
  person: Person | null;
  clock: Clock;
}

export interface Subject {
  subjectType: CommentSubject;
  subjectId: number;
  /** The course whose ratings are shown; null if the subject belongs to no course. */
  courseId: number | null;
  /** The product page that shows it. */
  product: { productType: DiscussedType; productId: number };
  mayModerate: boolean;
  /** Nothing can be written there any more, for this reason. */
  closed?: 'term.archived' | 'access.denied' | 'classTopic.locked';
  /** Whose name is not shown, as they opened it anonymously. */
  veiledId?: number | null;
  /** Whether somebody may still read here; left out where anybody may. */
  listens?: (tx: Db, personId: number) => Promise<boolean>;
}

type Named = Pick<Subject, 'subjectType' | 'subjectId'>;

/**
 * Refuses a drill the user may not see; answers whether they moderate it. Implemented by the
 * training wing.
 */
export type SeeDrill = (
  looking: Pick<ViewerContext, 'db' | 'person'>,
  drillId: number,
) => Promise<{ isKeeping: boolean }>;

/** As above for a question; implemented by the exam wing, since comments give the key away. */
export type SeeQuestion = (
  looking: ViewerContext,
  questionId: number,
) => Promise<{ isKeeping: boolean }>;

/** As above for a topic of a classroom; implemented by the wing of classrooms. */
export type SeeTopic = (
  looking: ViewerContext,
  topicId: number,
) => Promise<
  Required<Pick<Subject, 'mayModerate' | 'veiledId' | 'listens'>> & Pick<Subject, 'closed'>
>;

/** Checks of subjects that belong to wings above this one. */
export interface Seeing {
  seeDrill: SeeDrill;
  seeQuestion: SeeQuestion;
  seeTopic: SeeTopic;
}

export interface Discussing extends ViewerContext, Seeing {}

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
  if (subjectType === commentSubjectCodes.classroom) {
    const product = { productType: discussedTypeCodes.classTopic, productId: subjectId };
    return { ...named, courseId: null, product, ...(await looking.seeTopic(looking, subjectId)) };
  }
  return refuse('comment.subjectGone');
}

const mayModerate = ({ person }: ViewerContext) => runsPlatform(person);

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

async function ofCommodity(looking: ViewerContext, named: Named): Promise<Subject> {
  const { db, clock } = looking;
  const rows = await selectOnSale(db, clock.now(), named.subjectId);
  const { type, productId } = rows[0] ?? refuse('comment.subjectGone');
  // A membership card has nothing to discuss.
  if (type === commodityTypeCodes.membershipCard) return refuse('comment.subjectGone');
  const product = { productType: type, productId };
  return { ...named, courseId: null, product, mayModerate: mayModerate(looking) };
}
