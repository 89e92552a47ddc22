import { firstAidCategories, firstAidTopics } from '@cheese/domain/codes/training/firstAid';
import { resourceKinds } from '@cheese/domain/codes/emergency/resourceKind';
import type { ResourceDetail } from '@cheese/domain/contract/emergency/shapes/resourceShapes';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Card } from '@cheese/ui/frame/Card';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import { ResourceContent } from '../../../features/files/ResourceContent';
import { useStudyTracking } from '../../../features/study/useStudyTracking';
import { paths } from '../../../paths';
import { texts } from './texts';

const facts = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, my: 1.5 };

/** The full resource; the time it is visible counts as study. */
export function ResourceBody({ resource }: { resource: ResourceDetail }) {
  useStudyTracking(resource.id);
  const { title, summary, category, topic, kind, orgName, groundedAt } = resource;
  return (
    <Card as="article" sx={{ p: { xs: 2, sm: 4 } }}>
      <Typography variant="h1">{title}</Typography>
      <Box sx={facts}>
        <Chip size="small" label={firstAidCategories[category]} />
        <Chip size="small" label={firstAidTopics[topic]} />
        <Chip size="small" label={resourceKinds[kind]} />
        <Typography variant="caption" sx={{ color: 'text.third' }}>
          {texts.org(orgName)}
        </Typography>
        <Typography variant="caption" sx={{ color: 'text.third' }}>
          {texts.groundedOn(dayjs(groundedAt).format('YYYY-MM-DD'))}
        </Typography>
      </Box>
      {summary && <Typography sx={{ mb: 3, color: 'text.secondary' }}>{summary}</Typography>}
      <ResourceContent resource={resource} />
      <Box sx={{ mt: 4 }}>
        <Button variant="outlined" href={paths.quiz.home({ start: 1, topic })}>
          {texts.quizAbout}
        </Button>
      </Box>
    </Card>
  );
}
