import { Content } from '@cheese/ui/frame/Content';
import { HeroBand } from '@cheese/ui/frame/HeroBand';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useSessionState } from '../../../session/session';
import { ApplicationSection } from './ApplicationSection';
import { CloudTeachPicture } from './CloudTeachPicture';
import { OwnApplications } from './OwnApplications';
import { texts } from './texts';
import { WhatItOffers } from './WhatItOffers';

const FORM = 'apply';

export default function CloudTeachPage() {
  useDocumentTitle(texts.title);
  const { isSignedIn } = useSessionState();
  const { title, slogan, lead } = texts;
  return (
    <>
      <HeroBand title={title} slogan={slogan} lead={lead} picture={<CloudTeachPicture />}>
        <Button variant="contained" href={`#${FORM}`} sx={{ mt: 3 }}>
          {texts.apply}
        </Button>
      </HeroBand>
      <Content>
        <Stack sx={{ gap: 3, my: 3 }}>
          <WhatItOffers />
          {isSignedIn && <OwnApplications />}
          <div id={FORM} style={{ width: '100%', maxWidth: 640, marginInline: 'auto' }}>
            <ApplicationSection />
          </div>
        </Stack>
      </Content>
    </>
  );
}
