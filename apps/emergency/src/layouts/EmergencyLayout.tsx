import { messages } from '@cheese/domain/texts/messages';
import { BackToTop } from '@cheese/ui/frame/BackToTop';
import { BrandMark } from '@cheese/ui/frame/BrandMark';
import { Content } from '@cheese/ui/frame/Content';
import { PageFrame } from '@cheese/ui/frame/PageFrame';
import { TopBar } from '@cheese/ui/frame/TopBar';
import Typography from '@mui/material/Typography';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { texts } from './texts';

/** The public face of the emergency centre. */
export function EmergencyLayout() {
  return (
    <PageFrame
      header={<TopBar brand={<BrandMark name={messages.emergencyTitle} />} />}
      footer={<EmergencyFooter />}
    >
      <Outlet />
      <BackToTop />
      <ScrollRestoration />
    </PageFrame>
  );
}

function EmergencyFooter() {
  return (
    <Content as="footer">
      <Typography variant="caption" component="p" sx={{ py: 3, color: 'text.third' }}>
        {texts.urgent}
      </Typography>
    </Content>
  );
}
