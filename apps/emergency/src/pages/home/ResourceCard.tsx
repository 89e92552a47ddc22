import { firstAidTopics } from '@cheese/domain/codes/firstAid';
import { resourceKinds } from '@cheese/domain/codes/resourceKind';
import type { GroundResource } from '@cheese/domain/contract/emergency/resourceShapes';
import { ImageWithFallback } from '@cheese/ui/ImageWithFallback';
import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

const Words = styled('div')({ padding: 16 });

const Summary = styled('p')(({ theme }) => ({
  margin: '4px 0 8px',
  color: theme.palette.text.secondary,
  display: '-webkit-box',
  WebkitLineClamp: 3,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
}));

const Facts = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'flex',
  justifyContent: 'space-between',
  color: theme.palette.text.third,
}));

export function ResourceCard({ resource }: { resource: GroundResource }) {
  const { title, summary, topic, kind, cover } = resource;
  return (
    <Card component="article">
      <ImageWithFallback src={cover} alt="" />
      <Words>
        <Typography variant="h3">{title}</Typography>
        <Summary title={summary}>{summary}</Summary>
        <Facts>
          <span>{firstAidTopics[topic]}</span>
          <span>{resourceKinds[kind]}</span>
        </Facts>
      </Words>
    </Card>
  );
}
