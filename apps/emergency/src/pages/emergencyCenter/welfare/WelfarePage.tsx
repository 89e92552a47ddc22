import { useGetCertificateProgressQuery } from '@cheese/emergency-api/myCertificate';
import { idParam } from '@cheese/ui/address/urlParams';
import { Answered } from '@cheese/ui/feedback/Answered';
import { CardsSkeleton } from '@cheese/ui/feedback/CardsSkeleton';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { CardGrid } from '@cheese/ui/frame/CardGrid';
import { Content } from '@cheese/ui/frame/Content';
import { PageTitle } from '@cheese/ui/frame/PageTitle';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { skipToken } from '@reduxjs/toolkit/query';
import { Suspense } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { CentreGate } from '../../../features/org/CentreGate';
import { lazyPart } from '../../../loading/lazyPart';
import { useSessionState } from '../../../session/session';
import { paths } from '../../../paths';
import { ItemCard } from './ItemCard';
import { MyCertificates } from './MyCertificates';
import { texts } from './texts';

const WelfareDialog = lazyPart(() => import('./WelfareDialog'));

const study = <Button href={paths.home()}>{texts.study}</Button>;
const nothing = <EmptyState sentence={texts.empty} hint={texts.emptyHint} action={study} />;

export default function WelfarePage() {
  useDocumentTitle(texts.title);
  const navigate = useNavigate();
  const opened = idParam(useSearchParams()[0], 'item');
  const hasCentre = useSessionState().person?.orgName !== null;
  const query = useGetCertificateProgressQuery(hasCentre ? undefined : skipToken, {
    refetchOnMountOrArgChange: true,
  });
  const close = () => void navigate(paths.welfare(), { preventScrollReset: true });

  return (
    <Content>
      <PageTitle lead={texts.lead}>{texts.title}</PageTitle>
      <Typography variant="h2" sx={{ mb: 2 }}>
        {texts.available}
      </Typography>
      <CentreGate>
        <Answered
          query={query}
          what={texts.what}
          skeleton={<CardsSkeleton count={3} columns={3} ratio={4} />}
          empty={nothing}
        >
          {(items) => {
            const item = items.find(({ itemId }) => itemId === opened);
            return (
              <>
                <CardGrid columns={3}>
                  {items.map((progress) => (
                    <ItemCard key={progress.itemId} progress={progress} />
                  ))}
                </CardGrid>
                {item && (
                  <Suspense>
                    <WelfareDialog progress={item} onClose={close} />
                  </Suspense>
                )}
              </>
            );
          }}
        </Answered>
      </CentreGate>
      <Typography variant="h2" sx={{ mt: 4, mb: 2 }}>
        {texts.mine}
      </Typography>
      <MyCertificates />
    </Content>
  );
}
