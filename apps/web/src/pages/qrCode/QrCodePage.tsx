import { messages } from '@cheese/domain/texts/messages';
import { Content } from '@cheese/ui/frame/Content';
import { PageTitle } from '@cheese/ui/frame/PageTitle';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useAppOffered } from '../../features/app/useAppOffered';
import { paths } from '../../paths';
import { useSettings } from '../../settings/settings';
import { CodeSheet } from './CodeSheet';
import { texts } from './texts';

const Codes = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 24,
  marginBottom: 24,
  '@media print': { breakInside: 'avoid' },
});

const onScreen = { '@media print': { display: 'none' } };

/** QR codes to scan or print. */
export default function QrCodePage() {
  useDocumentTitle(texts.title);
  const { followAddress } = useSettings();
  const isAppOffered = useAppOffered();
  return (
    <Content>
      <PageTitle lead={texts.lead}>{messages.platformTitle}</PageTitle>
      <Codes>
        <CodeSheet title={texts.site} path={paths.home()} alt={texts.siteCode}>
          {texts.siteHint}
        </CodeSheet>
        {isAppOffered && (
          <CodeSheet title={texts.app} path={paths.download()} alt={texts.appCode}>
            {texts.appHint}
          </CodeSheet>
        )}
        {followAddress && (
          <CodeSheet title={texts.follow} path={followAddress} alt={texts.followCode}>
            {texts.followHint}
          </CodeSheet>
        )}
      </Codes>
      <Typography component="div" sx={onScreen}>
        <Button variant="contained" onClick={() => window.print()}>
          {texts.print}
        </Button>
        <Button href={paths.home()} sx={{ ml: 2 }}>
          {messages.backToHome}
        </Button>
      </Typography>
    </Content>
  );
}
