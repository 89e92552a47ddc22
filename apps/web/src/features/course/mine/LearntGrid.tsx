import type { LearntCourse } from '@cheese/domain/contract/learning/shapes/courseShapes';
import { CardGrid } from '@cheese/ui/frame/CardGrid';
import { LearntCard } from './LearntCard';

export const LearntGrid = ({ courses }: { courses: readonly LearntCourse[] }) => (
  <CardGrid role="list" columns={4}>
    {courses.map((course, at) => (
      <div role="listitem" key={course.id}>
        <LearntCard course={course} eager={at < 4} />
      </div>
    ))}
  </CardGrid>
);
