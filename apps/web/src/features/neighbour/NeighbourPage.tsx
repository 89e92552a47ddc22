import { Content } from '@cheese/ui/frame/Content';
import { PageTitle } from '@cheese/ui/frame/PageTitle';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import Button from '@mui/material/Button';
import { useLocation } from 'react-router-dom';
import { neighbourAddress } from '../../settings/neighbours';
import { paths } from '../../paths';
import { useSettings } from '../../settings/settings';
import { AreaContents } from './AreaContents';
import { DepartingFace } from './DepartingFace';
import { texts } from './texts';
import { VisitorPanel } from './VisitorPanel';

/** Description of a part of an external system. */
export interface Area {
  title: string;
  lead: string;
  contents: readonly { name: string; what: string }[];
}

/**
 * Redirects to the external system; without one, describes it and says that it is not available.
 */
export function NeighbourPage({ title, lead, contents }: Area) {
  useDocumentTitle(title);
  const { pathname, search } = useLocation();
  const address = neighbourAddress(pathname + search, useSettings().neighbours);
  if (address) return <DepartingFace title={title} address={address} />;
  return (
    <Content>
      <PageTitle lead={lead}>{title}</PageTitle>
      <VisitorPanel />
      <AreaContents title={texts.contents} contents={contents} />
      <Button variant="contained" href={paths.home()} sx={{ mt: 3 }}>
        {texts.back}
      </Button>
    </Content>
  );
}
