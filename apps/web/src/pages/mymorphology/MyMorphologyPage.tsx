import { useListAddress } from '@cheese/ui/address/useListAddress';
import { Content } from '@cheese/ui/frame/Content';
import { PageTitle } from '@cheese/ui/frame/PageTitle';
import { Section } from '@cheese/ui/frame/Section';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { OwnReports } from '../../features/slideReport/OwnReports';
import { paths } from '../../paths';
import { GoOnLooking } from './GoOnLooking';
import { OwnLibraries } from './OwnLibraries';
import { texts } from './texts';

const SHOWN = 3;

export default function MyMorphologyPage() {
  useDocumentTitle(texts.title);
  const { asked, href } = useListAddress({});
  return (
    <Content>
      <PageTitle
        lead={texts.lead}
        actions={<Button href={paths.morphologyKept()}>{texts.collect}</Button>}
      >
        {texts.title}
      </PageTitle>
      <Stack sx={{ gap: 3, pb: 3 }}>
        <GoOnLooking />
        <Section
          title={texts.libraries}
          action={<Button href={paths.ownSlideLibraries()}>{texts.allLibraries}</Button>}
        >
          <OwnLibraries page={1} pageSize={SHOWN} />
        </Section>
        <OwnReports
          page={asked.page}
          hrefOf={(page) => href({ page: page > 1 ? page : undefined })}
        />
      </Stack>
    </Content>
  );
}
