import { courseSize } from '@cheese/domain/rules/learning/courseSize';
import { countedMessages } from '@cheese/domain/texts/countedMessages';
import { useContext } from 'react';
import { CourseFactsContext } from './CourseFacts';

/** Size of a course and the learner's progress; keeps its line while loading. */
export function CourseLine({ courseId }: { courseId: number }) {
  const facts = useContext(CourseFactsContext).of.get(courseId);
  const studied = facts?.studiedCount ?? 0;
  return (
    <p className="size">
      {facts && studied > 0 && <b>{countedMessages.studied(studied, facts.coursewareCount)}</b>}
      {facts && <span>{courseSize(facts)}</span>}
    </p>
  );
}
