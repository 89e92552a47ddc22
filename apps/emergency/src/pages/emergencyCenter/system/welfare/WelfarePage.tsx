import { systemMessages } from '@cheese/domain/texts/systemMessages';
import { PageTitle } from '@cheese/ui/frame/PageTitle';
import { LinkTabs } from '@cheese/ui/links/LinkTabs';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import Box from '@mui/material/Box';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../../../paths';
import { Items } from './Items';
import { Records } from './Records';
import { texts } from './texts';

export default function WelfarePage() {
  useDocumentTitle(systemMessages.welfareManagement);
  const isRecords = useSearchParams()[0].get('view') === 'records';
  return (
    <>
      <PageTitle>{systemMessages.welfareManagement}</PageTitle>
      <Box sx={{ mb: 2 }}>
        <LinkTabs
          label={texts.views}
          choices={[
            { label: texts.itemsView, href: paths.system.welfare(), isChosen: !isRecords },
            {
              label: texts.recordsView,
              href: paths.system.welfare({ view: 'records' }),
              isChosen: isRecords,
            },
          ]}
        />
      </Box>
      {isRecords ? <Records /> : <Items />}
    </>
  );
}
