import { firstAidCategories, firstAidTopics } from '@cheese/domain/codes/viewers/firstAid';
import { resourceKinds } from '@cheese/domain/codes/emergency/resourceKind';
import type { ResourceDetail } from '@cheese/domain/contract/emergency/resourceShapes';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { SafeHtml } from '@cheese/ui/article/SafeHtml';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Card } from '@cheese/ui/frame/Card';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import { useStudyTracking } from '../../../features/study/useStudyTracking';
import { paths } from '../../../paths';
import { FileView } from './FileView';
import { fileFace } from './fileFace';
import { Gallery } from './Gallery';
import { texts } from './texts';

const facts = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, my: 1.5 };

/** A resource in full; from when it is seen, the time spent with it counts as study. */
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

/** The address of a file is good as it is; only covers are paths on the picture host. */
const wholeAddress = (url: string) => new URL(url, window.location.origin).href;

interface ResourceContentProps {
  resource: Pick<ResourceDetail, 'html' | 'files'>;
}

/** Pictures stand together; every other file stands for itself. */
export function ResourceContent({ resource: { html, files } }: ResourceContentProps) {
  if (html === '' && files.length === 0) return <EmptyState sentence={texts.empty} />;
  const faces = files.map((file) => ({ file, face: fileFace(file) }));
  const pictures = faces.flatMap(({ file, face }) =>
    face.kind === 'picture'
      ? [{ id: file.id, name: file.fileName, src: wholeAddress(face.src) }]
      : [],
  );
  return (
    <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
      {html && <SafeHtml html={html} />}
      {pictures.length > 0 && <Gallery pictures={pictures} />}
      {faces
        .filter(({ face }) => face.kind !== 'picture')
        .map(({ file, face }) => (
          <FileView key={file.id} file={file} face={face} />
        ))}
    </Box>
  );
}
