import { useGetManagedResourceQuery } from '@cheese/emergency-api/resource';
import { Answered } from '@cheese/ui/feedback/Answered';
import { PanelDialog } from '@cheese/ui/dialog/PanelDialog';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import Typography from '@mui/material/Typography';
import { ResourceContent } from '../../../../features/files/ResourceContent';
import { texts } from './texts';

interface ResourcePreviewProps {
  resource: { id: number; title: string };
  onClose: () => void;
}

/** The trainees' view, even if unpublished; it does not count as study time. */
export default function ResourcePreview({ resource, onClose }: ResourcePreviewProps) {
  const query = useGetManagedResourceQuery({ id: resource.id });
  return (
    <PanelDialog title={texts.previewTitle(resource.title)} width="lg" onClose={onClose}>
      <Answered query={query} what={texts.what} skeleton={<RowsSkeleton />}>
        {(found) => (
          <>
            {found.summary && (
              <Typography sx={{ mb: 2, color: 'text.secondary' }}>{found.summary}</Typography>
            )}
            <ResourceContent resource={found} />
          </>
        )}
      </Answered>
    </PanelDialog>
  );
}
