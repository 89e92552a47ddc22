import { firstAidTopics } from '@cheese/domain/codes/training/firstAid';
import { resourceKinds } from '@cheese/domain/codes/emergency/resourceKind';
import type { GroundResource } from '@cheese/domain/contract/emergency/shapes/resourceShapes';
import { CardLink } from '@cheese/ui/links/CardLink';
import { ImageWithFallback } from '@cheese/ui/media/ImageWithFallback';
import { Card } from '@cheese/ui/frame/Card';
import { styled } from '@mui/material/styles';
import { paths } from '../../paths';
import { KindSign } from './KindSign';

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
  '& span': { display: 'inline-flex', alignItems: 'center', gap: 4 },
}));

export function ResourceCard({ resource }: { resource: GroundResource }) {
  const { id, title, summary, topic, kind, cover } = resource;
  return (
    <Card as="article" sx={{ position: 'relative' }}>
      <ImageWithFallback src={cover} alt="" />
      <Words>
        <h3 style={{ margin: 0 }}>
          <CardLink href={paths.resource({ id })}>{title}</CardLink>
        </h3>
        <Summary title={summary}>{summary}</Summary>
        <Facts>
          <span>{firstAidTopics[topic]}</span>
          <span>
            <KindSign kind={kind} />
            {resourceKinds[kind]}
          </span>
        </Facts>
      </Words>
    </Card>
  );
}
