import type { SlidePractice, SlideVideo } from '@cheese/domain/contract/slides/slidePanel';
import { durationText } from '@cheese/domain/rules/time/durationText';
import { AppLink } from '@cheese/ui/links/AppLink';
import { styled } from '@mui/material/styles';
import { paths } from '../../../paths';
import { texts } from './texts';

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& small': { ...theme.typography.caption, display: 'block' },
}));

/** Films about the same organ; access depends on their course. */
export const Videos = ({ videos }: { videos: readonly SlideVideo[] }) => (
  <List>
    {videos.map(({ id, title, courseId, courseName, durationS }) => (
      <li key={id}>
        <AppLink href={paths.course.item({ courseId, itemId: id })}>{title}</AppLink>
        <small>
          {courseName}
          {durationS !== null && ` · ${texts.duration(durationText(durationS))}`}
        </small>
      </li>
    ))}
  </List>
);

/** Chapters of questions about the same organ. */
export const Practices = ({ practices }: { practices: readonly SlidePractice[] }) => (
  <List>
    {practices.map(({ sourceId, libraryId, title, questionCount }) => (
      <li key={sourceId}>
        <AppLink href={paths.questionChapter({ libraryId, chapterId: sourceId })}>{title}</AppLink>
        <small>{texts.questions(questionCount)}</small>
      </li>
    ))}
  </List>
);
