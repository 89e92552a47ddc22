import { Lines } from '@cheese/ui/list/Lines';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { MediaDrop } from '../../../features/media/MediaDrop';
import { texts as mediaTexts } from '../../../features/media/texts';
import { isUnderWay, type UploadItem } from '../../../features/media/uploadItem';
import { UploadProgress } from '../../../features/media/UploadProgress';
import type { UploadQueue } from '../../../features/media/uploadQueue';
import { texts } from './texts';

const side = {
  ...{ display: 'grid', gap: 2, mb: 3 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
};

/** Places for new ones, and below them how far each of those is. */
export function UploadPart({ queue, items }: { queue: UploadQueue; items: readonly UploadItem[] }) {
  const shown = items.filter(({ state }) => state !== 'arrived');
  return (
    <>
      <Box sx={side}>
        {(['film', 'document'] as const).map((kind) => (
          <MediaDrop key={kind} multiple kind={kind} onFiles={(files) => queue.add(files, kind)} />
        ))}
      </Box>
      {shown.length > 0 && (
        <Box component="section" aria-label={texts.underWay} sx={{ mb: 3 }}>
          <Typography component="h2" variant="h3">
            {texts.underWay}
          </Typography>
          {shown.some(isUnderWay) && (
            <Typography variant="caption" sx={{ color: 'text.third' }}>
              {mediaTexts.stays}
            </Typography>
          )}
          <Lines>
            {shown.map((item) => (
              <UploadProgress key={item.key} {...{ item, queue }} />
            ))}
          </Lines>
        </Box>
      )}
    </>
  );
}
