import { topicKindCodes, type TopicKind } from '@cheese/domain/codes/classroom/topics';
import { paths } from '../../../paths';

/** Where a topic of this kind is read, written or listed. */
export const topicPaths = (kind: TopicKind) =>
  kind === topicKindCodes.question
    ? { one: paths.colleges.question, list: paths.colleges.questions }
    : { one: paths.colleges.discuss, list: paths.colleges.discuss };
