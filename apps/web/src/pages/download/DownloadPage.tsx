import { useGetDownloadsQuery } from '@cheese/api-client/content/download';
import { Answered } from '@cheese/ui/feedback/Answered';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { Content } from '@cheese/ui/frame/Content';
import { PageTitle } from '@cheese/ui/frame/PageTitle';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { paths } from '../../paths';
import { DownloadRow } from './DownloadRow';
import { texts } from './texts';

export default function DownloadPage() {
  useDocumentTitle(texts.title);
  const query = useGetDownloadsQuery();
  return (
    <Content>
      <PageTitle
        lead={texts.lead}
        actions={
          <Button variant="outlined" href={paths.qrCode()}>
            {texts.codes}
          </Button>
        }
      >
        {texts.title}
      </PageTitle>
      <Answered
        query={query}
        what={texts.what}
        skeleton={<RowsSkeleton count={4} />}
        empty={<EmptyState sentence={texts.empty} />}
      >
        {(downloads) => (
          <Stack sx={{ gap: 2, mb: 4 }}>
            {downloads.map((item) => (
              <DownloadRow key={item.id} item={item} />
            ))}
          </Stack>
        )}
      </Answered>
    </Content>
  );
}
