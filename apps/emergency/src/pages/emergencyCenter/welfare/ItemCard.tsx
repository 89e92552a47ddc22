import type { CertificateProgress } from '@cheese/domain/contract/emergency/shapes/certificateShapes';
import { CardLink } from '@cheese/ui/links/CardLink';
import { Card } from '@cheese/ui/frame/Card';
import CardContent from '@mui/material/CardContent';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { progressShare } from '../../../features/certificate/conditionRows';
import { paths } from '../../../paths';
import { texts } from './texts';

/** A certificate that can be earned, with the user's progress. */
export function ItemCard({ progress }: { progress: CertificateProgress }) {
  const { itemId, itemName, description } = progress;
  const percent = Math.floor(progressShare(progress) * 100);
  return (
    <Card as="article" sx={{ position: 'relative' }}>
      <CardContent>
        <Typography component="h3">
          <CardLink href={paths.welfare({ item: itemId })}>{itemName}</CardLink>
        </Typography>
        <Typography noWrap sx={{ my: 1, color: 'text.secondary' }}>
          {description}
        </Typography>
        <LinearProgress
          variant="determinate"
          color={percent === 100 ? 'success' : 'primary'}
          aria-label={itemName}
          value={percent}
        />
        <Typography variant="caption" component="p" sx={{ mt: 1, color: 'text.secondary' }}>
          {wordsOf(progress, percent)}
        </Typography>
      </CardContent>
    </Card>
  );
}

function wordsOf(progress: CertificateProgress, percent: number): string {
  const { number, revokedAt, canClaim } = progress;
  if (revokedAt !== null) return texts.revoked;
  if (number !== null) return texts.owned;
  return canClaim ? texts.ready : texts.done(percent);
}
