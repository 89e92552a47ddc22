import { Content } from '@cheese/ui/frame/Content';
import { PageTitle } from '@cheese/ui/frame/PageTitle';
import { useDocumentTitle } from '@cheese/ui/useDocumentTitle';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useLocation } from 'react-router-dom';
import { paths } from '../../paths';
import { useSessionState } from '../../session';
import { texts } from './texts';

/** Stands where a deployment has no university system of its own behind these addresses. */
export default function UnivPage() {
  useDocumentTitle(texts.title);
  const { pathname } = useLocation();
  const { person } = useSessionState();
  const area = Object.entries(texts.areas).find(([path]) => pathname.startsWith(path));

  return (
    <Content>
      <PageTitle lead={texts.lead} actions={<Button href={paths.home()}>{texts.back}</Button>}>
        {texts.title}
      </PageTitle>
      <Typography>{area?.[1]}</Typography>
      <Typography sx={{ mt: 2, color: 'text.secondary' }}>
        {texts.who}：{person?.info.nickname ?? texts.noOrganisation}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>
        {texts.organisation}：{person?.all.user.organisation?.name ?? texts.noOrganisation}
      </Typography>
    </Content>
  );
}
