import { Lines } from '@cheese/ui/list/Lines';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Shelf } from '@cheese/domain/codes/people/shelf';
import type { MediaKind } from '@cheese/domain/codes/learning/media';
import { MediaDrop } from './MediaDrop';
import { texts } from './texts';
import { isUnderWay, type UploadItem } from './uploadItem';
import { UploadProgress } from './UploadProgress';
import type { UploadQueue } from './uploadQueue';

const side = {
  display: 'grid',
  gap: 2,
  mb: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(auto-fit, minmax(280px, 1fr))' },
};

interface UploadPartProps {
  queue: UploadQueue;
  items: readonly UploadItem[];
  /** Only uploads of these kinds are shown here. */
  kinds: readonly MediaKind[];
  shelf?: Shelf | undefined;
}

export function UploadPart({ queue, items, kinds, shelf }: UploadPartProps) {
  const shown = items.filter(({ state, kind }) => state !== 'arrived' && kinds.includes(kind));
  return (
    <>
      <Box sx={side}>
        {kinds.map((kind) => (
          <MediaDrop
            key={kind}
            multiple
            kind={kind}
            onFiles={(files) => queue.add(files, kind, shelf)}
          />
        ))}
      </Box>
      {shown.length > 0 && (
        <Box component="section" aria-label={texts.underWay} sx={{ mb: 3 }}>
          <Typography component="h2" variant="h3">
            {texts.underWay}
          </Typography>
          {shown.some(isUnderWay) && (
            <Typography variant="caption" sx={{ color: 'text.third' }}>
              {texts.stays}
            </Typography>
          )}
          <Lines>
            {shown.map((item) => (
              <UploadProgress key={item.key} item={item} queue={queue} />
            ))}
          </Lines>
        </Box>
      )}
    </>
  );
}
