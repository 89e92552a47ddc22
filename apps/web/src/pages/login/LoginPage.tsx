import { messages } from '@cheese/domain/texts/messages';
import { FormSkeleton } from '@cheese/ui/form/FormSkeleton';
import { LineNotice } from '@cheese/ui/form/LineNotice';
import { LoginFrame } from '@cheese/ui/signIn/LoginFrame';
import { SloganPane } from '@cheese/ui/signIn/SloganPane';
import { LostInPlace } from '@cheese/ui/parts/lostFaces';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import { Suspense } from 'react';
import { lazyPart } from '../../loading/lazyPart';
import { LoginCard } from './panes/LoginCard';
import { FormPane } from './panes/FormPane';
import { LoginFooter } from './panes/LoginFooter';
import { IssuedPuzzle } from '../../features/puzzle/IssuedPuzzle';
import { texts } from './texts';
import { type Login, useLogin } from './useLogin';

/** Loaded lazily, because most users see only the form. */
const SliderCaptcha = lazyPart(async () => {
  const { SliderCaptcha: Captcha } = await import('@cheese/slider-captcha/SliderCaptcha');
  return { default: Captcha };
});
const ForgotPane = lazyPart(() => import('./panes/ForgotPane'), LostInPlace);
const OrganisationPane = lazyPart(() => import('./panes/OrganisationPane'), LostInPlace);
const ScanPane = lazyPart(() => import('./panes/ScanPane'), LostInPlace);

export default function LoginPage() {
  useDocumentTitle(texts.title);
  const login = useLogin();
  const { state, send, solved, closed, settleTicket, place } = login;
  const toggle = () => send({ type: state.pane === 'scan' ? 'scanClosed' : 'scanOpened' });
  return (
    <LoginFrame slogan={<Slogan />} footer={<LoginFooter />}>
      <LoginCard pane={state.pane} onToggle={toggle}>
        {place && <LineNotice words={place.words} onLeave={place.leave} />}
        <Suspense fallback={<FormSkeleton />}>
          <ShownPane login={login} />
        </Suspense>
      </LoginCard>
      <Suspense>
        {state.phase === 'puzzle' && <SliderCaptcha open onClose={closed} onVerified={solved} />}
      </Suspense>
      {settleTicket && <IssuedPuzzle onSettled={settleTicket} />}
    </LoginFrame>
  );
}

function Slogan() {
  const { slogan, lead, strands } = texts;
  return (
    <SloganPane
      name={messages.platformTitle}
      picture="/welcome-960.webp"
      slogan={slogan}
      lead={lead}
      strands={strands}
    />
  );
}

function ShownPane({ login }: { login: Login }) {
  const { pane } = login.state;
  if (pane === 'scan') return <ScanPane enterScanned={login.enterScanned} />;
  if (pane === 'forgot') return <ForgotPane login={login} />;
  return pane === 'organisations' ? <OrganisationPane login={login} /> : <FormPane login={login} />;
}
