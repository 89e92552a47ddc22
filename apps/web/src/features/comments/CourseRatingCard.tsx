import {
  useGetCourseRatingQuery,
  useRateCourseMutation,
} from '@cheese/api-client/learning/comment';
import type { CourseRating } from '@cheese/domain/contract/learning/comment';
import { useTask } from '@cheese/ui/form/useTask';
import { Section } from '@cheese/ui/frame/Section';
import LinearProgress from '@mui/material/LinearProgress';
import Rating from '@mui/material/Rating';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { texts } from './texts';

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '16px 40px',
  '& ol': { flex: '1 1 240px', margin: 0, padding: 0, listStyle: 'none' },
  '& li': { display: 'grid', gridTemplateColumns: '48px 1fr 40px', alignItems: 'center', gap: 8 },
  '& li > span': { ...theme.typography.caption, color: theme.palette.text.third },
}));

/** The rating of a course, and the user's own stars if they learnt it. */
export function CourseRatingCard({ courseId }: { courseId: number }) {
  const { currentData } = useGetCourseRatingQuery({ courseId });
  if (!currentData) return null;
  return (
    <Section title={texts.rating}>
      <Row>
        <Average {...currentData} />
        {currentData.count > 0 && <Counts {...currentData} />}
        <OwnStars courseId={courseId} {...currentData} />
      </Row>
    </Section>
  );
}

function Average({ average, count }: CourseRating) {
  if (average === null) return <Typography>{texts.unrated}</Typography>;
  return (
    <div>
      <Typography variant="h1" component="p" aria-label={texts.averageOf(average)}>
        {average.toFixed(1)}
      </Typography>
      <Typography variant="caption">{texts.ratedBy(count)}</Typography>
    </div>
  );
}

const Counts = ({ counts, count }: CourseRating) => (
  <ol>
    {counts
      .map((some, at) => ({ some, stars: at + 1 }))
      .reverse()
      .map(({ some, stars }) => (
        <li key={stars}>
          <span>{texts.stars(stars)}</span>
          <LinearProgress
            variant="determinate"
            value={(some / count) * 100}
            aria-label={texts.stars(stars)}
          />
          <span>{some}</span>
        </li>
      ))}
  </ol>
);

function OwnStars({ courseId, mine, mayRate }: CourseRating & { courseId: number }) {
  const [rate] = useRateCourseMutation();
  const { isBusy, run } = useTask();
  if (!mayRate) return <Typography color="text.secondary">{texts.mayNotRate}</Typography>;
  const choose = (stars: number | null) => {
    if (stars !== null) void run(() => rate({ courseId, stars }).unwrap(), texts.rated);
  };
  return (
    <div>
      <Typography id="own-stars">{mine === null ? texts.rate : texts.mine}</Typography>
      <Rating
        name="own-stars"
        aria-labelledby="own-stars"
        value={mine}
        readOnly={isBusy}
        getLabelText={texts.stars}
        onChange={(_, stars) => choose(stars)}
      />
    </div>
  );
}
