import { pathnameOf } from '@cheese/domain/rules/site/pathname';
import { NotFoundFace } from '@cheese/ui/feedback/NotFoundFace';
import { Content } from '@cheese/ui/frame/Content';
import { PageTitle } from '@cheese/ui/frame/PageTitle';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useLocation } from 'react-router-dom';
import { AreaContents } from '../../features/neighbour/AreaContents';
import type { ComingArea } from './comingArea';
import { comingAreas } from './comingAreas';
import { texts } from './texts';

/**
 * Placeholder for an area that is not built yet: what it will offer, and links to related content.
 */
export default function ComingPage() {
  const { pathname } = useLocation();
  const area = comingAreas[pathnameOf(pathname)];
  return area ? <Coming {...area} /> : <NotFoundFace />;
}

function Coming({ title, lead, contents, leads }: ComingArea) {
  useDocumentTitle(title);
  return (
    <Content>
      <PageTitle lead={lead}>{title}</PageTitle>
      <Alert severity="info">{texts.coming}</Alert>
      <AreaContents title={texts.contents} contents={contents} />
      <Stack
        direction="row"
        useFlexGap
        aria-label={texts.leads}
        role="group"
        sx={{ mt: 3, gap: 2, flexWrap: 'wrap' }}
      >
        {leads.map(({ label, href }) => (
          <Button key={href} variant="outlined" href={href}>
            {label}
          </Button>
        ))}
      </Stack>
    </Content>
  );
}
