import type { ResourceDetail } from '@cheese/domain/contract/emergency/shapes/resourceShapes';
import { SafeHtml } from '@cheese/ui/article/SafeHtml';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { Files } from '@cheese/ui/files/Files';
import Box from '@mui/material/Box';
import { mediaPlaces } from './mediaPlaces';
import { texts } from './texts';

const places = mediaPlaces(localStorage);

interface ResourceContentProps {
  resource: Pick<ResourceDetail, 'html' | 'files'>;
}

export function ResourceContent({ resource: { html, files } }: ResourceContentProps) {
  if (html === '' && files.length === 0) return <EmptyState sentence={texts.empty} />;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
      {html && <SafeHtml html={html} />}
      {files.length > 0 && <Files files={files} places={places} />}
    </Box>
  );
}
