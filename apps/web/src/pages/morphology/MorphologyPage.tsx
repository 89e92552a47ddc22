import { Content } from '@cheese/ui/frame/Content';
import { LinkTabs } from '@cheese/ui/links/LinkTabs';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import Stack from '@mui/material/Stack';
import { paths } from '../../paths';
import { LaidOutTrays } from './LaidOutTrays';
import { LibrarySection } from './LibrarySection';
import { MorphologyHero } from './MorphologyHero';
import { SomeSlides } from './SomeSlides';
import { texts } from './texts';

const kinds = [
  { label: texts.slides, href: paths.morphology(), isChosen: true },
  { label: texts.specimens, href: paths.specimens(), isChosen: false },
  { label: texts.experiments, href: paths.experiments(), isChosen: false },
];

export default function MorphologyPage() {
  useDocumentTitle(texts.title);
  return (
    <>
      <MorphologyHero />
      <Content>
        <Stack sx={{ gap: 3, py: 3 }}>
          <LinkTabs label={texts.tabs} choices={kinds} />
          <LaidOutTrays />
          <SomeSlides />
          <LibrarySection />
        </Stack>
      </Content>
    </>
  );
}
