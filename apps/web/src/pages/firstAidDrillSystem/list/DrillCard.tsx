import { collectTypeCodes } from '@cheese/domain/codes/shop/products';
import { drillDifficulties } from '@cheese/domain/codes/training/drills';
import { firstAidTopics } from '@cheese/domain/codes/training/firstAid';
import type { DrillScenario } from '@cheese/domain/contract/training/drill';
import { Card } from '@cheese/ui/frame/Card';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { FavouriteMark } from '../../../features/collect/FavouriteMark';
import { ScenePicture } from '../../../features/drill/picture/ScenePicture';
import { paths } from '../../../paths';
import { texts } from '../texts';

const Words = styled('div')(({ theme: { palette, typography } }) => ({
  display: 'grid',
  gap: 4,
  padding: 16,
  '& small': { ...typography.caption, color: palette.text.secondary },
  // The whole card can be clicked, while screen readers find a single link.
  '& a::after': { content: '""', position: 'absolute', inset: 0 },
}));

interface DrillCardProps {
  drill: DrillScenario;
  isCollected: boolean;
}

export function DrillCard({ drill, isCollected }: DrillCardProps) {
  const { id, title, summary, topic, difficulty, minutes, bestScore, isOfSchool } = drill;
  const facts = [
    ...(isOfSchool ? [texts.ofSchool] : []),
    ...(topic ? [firstAidTopics[topic]] : []),
    drillDifficulties[difficulty],
    texts.minutes(minutes),
  ];
  return (
    <Card sx={{ position: 'relative', height: '100%', overflow: 'hidden' }}>
      <ScenePicture picture={drill.picture} words={drill.pictureWords} />
      <FavouriteMark
        thing={{ type: collectTypeCodes.drill, productId: id }}
        name={title}
        isCollected={isCollected}
      />
      <Words>
        <Typography variant="h3" component="h2">
          <Link href={paths.firstAidDrillSystem({ id })} color="inherit" underline="hover">
            {title}
          </Link>
        </Typography>
        <small>{facts.join(' · ')}</small>
        <Typography variant="body2">{summary}</Typography>
        <small>{bestScore === null ? texts.notYet : texts.best(bestScore)}</small>
      </Words>
    </Card>
  );
}
