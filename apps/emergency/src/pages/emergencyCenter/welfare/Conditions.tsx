import type { CertificateProgress } from '@cheese/domain/contract/emergency/shapes/certificateShapes';
import { useGetGroundResourcesQuery } from '@cheese/emergency-api/resource';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type ConditionRow, conditionRows } from '../../../features/certificate/conditionRows';
import { paths } from '../../../paths';
import { texts } from './texts';

/** Each condition with its progress and a link to complete it. */
export function Conditions({ progress }: { progress: CertificateProgress }) {
  const { conditions, done } = progress;
  const rows = conditionRows(progress);
  const unread = conditions.resourceIds.filter((id) => !done.resourceIds.includes(id));
  return (
    <>
      <Typography variant="h3" sx={{ mt: 3, mb: 1 }}>
        {texts.conditions}
      </Typography>
      {rows.length === 0 && <Typography>{texts.none}</Typography>}
      {rows.map((row) => (
        <Row key={row.name} row={row} />
      ))}
      {unread.length > 0 && <Unread ids={unread} />}
      {done.quizzes < conditions.quizzes && (
        <Typography sx={{ mt: 2 }}>
          <Link href={paths.quiz.home({ start: 1 })}>{texts.toQuiz}</Link>
        </Typography>
      )}
    </>
  );
}

function Row({ row: { name, reached, share } }: { row: ConditionRow }) {
  return (
    <Box sx={{ mb: 1.5 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
        <span>{name}</span>
        <span>{reached}</span>
      </Box>
      <LinearProgress
        variant="determinate"
        color={share === 1 ? 'success' : 'primary'}
        aria-label={name}
        value={Math.floor(share * 100)}
        sx={{ mt: 0.5 }}
      />
    </Box>
  );
}

/** The resources still to study, by title if they are published. */
function Unread({ ids }: { ids: readonly number[] }) {
  const { data: shelf = [] } = useGetGroundResourcesQuery({});
  const titleOf = (id: number) =>
    shelf.find((resource) => resource.id === id)?.title ?? texts.resource(id);
  return (
    <>
      <Typography variant="subtitle2" sx={{ mt: 2 }}>
        {texts.toStudy}
      </Typography>
      <Box component="ul" sx={{ my: 1, pl: 2.5 }}>
        {ids.map((id) => (
          <li key={id}>
            <Link href={paths.resource({ id })}>{titleOf(id)}</Link>
          </li>
        ))}
      </Box>
    </>
  );
}
