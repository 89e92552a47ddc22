import { useGetCourseDirectoryQuery } from '@cheese/api-client/learning/course';
import { completionRules } from '@cheese/domain/codes/learning/completionRules';
import { coursewareTypes } from '@cheese/domain/codes/learning/coursewareTypes';
import type { DirectoryChapter } from '@cheese/domain/contract/learning/shapes/chapterShapes';
import { UnreadableData } from '@cheese/ui/feedback/UnreadableData';
import { styled } from '@mui/material/styles';
import { texts } from './texts';

const Words = styled('details')(({ theme: { palette, typography } }) => ({
  ...typography.caption,
  marginTop: 12,
  color: palette.text.secondary,
  '& summary': { cursor: 'pointer' },
  '& ul': { margin: '8px 0 0', paddingLeft: 20 },
}));

/** Completion rules of the types of items in this course. */
export function Rules({ courseId }: { courseId: number }) {
  const { data } = useGetCourseDirectoryQuery({ courseId });
  return (
    <UnreadableData data={data} face={null}>
      <Words>
        <summary>{texts.rules}</summary>
        <ul>
          {rulesIn(data ?? []).map((said) => (
            <li key={said}>{said}</li>
          ))}
          <li>{texts.all}</li>
        </ul>
      </Words>
    </UnreadableData>
  );
}

function rulesIn(chapters: readonly DirectoryChapter[]): string[] {
  const items = chapters.flatMap(({ coursewares }) => coursewares);
  const said = items.map(({ type, rule }) => `${coursewareTypes[type]}：${completionRules[rule]}`);
  return [...new Set(said)];
}
