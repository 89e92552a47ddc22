import { messages } from '@cheese/domain/texts/messages';
import { FormCard } from '@cheese/ui/form/FormCard';
import { FormSkeleton } from '@cheese/ui/form/FormSkeleton';
import { LineNotice } from '@cheese/ui/form/LineNotice';
import { LoginFrame } from '@cheese/ui/signIn/LoginFrame';
import { SloganPane } from '@cheese/ui/signIn/SloganPane';
import { LostInPlace } from '@cheese/ui/parts/lostFaces';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import { Suspense } from 'react';
import { EmergencyFooter } from '../../../layouts/EmergencyFooter';
import { lazyPart } from '../../../loading/lazyPart';
import { paths } from '../../../paths';
import { IssuedPuzzle } from './IssuedPuzzle';
import { FormPane } from './panes/FormPane';
import { texts } from './texts';
import { useLogin } from './useLogin';

/** Loaded lazily, because most users see only the form. */
const SliderCaptcha = lazyPart(async () => {
  const { SliderCaptcha: Captcha } = await import('@cheese/slider-captcha/SliderCaptcha');
  return { default: Captcha };
});
const ForgotPane = lazyPart(() => import('./panes/ForgotPane'), LostInPlace);

export default function LoginPage() {
  useDocumentTitle(texts.title);
  const login = useLogin();
  const { state, solved, closed, settleTicket, place } = login;
  return (
    <LoginFrame slogan={<Slogan />} footer={<EmergencyFooter />}>
      <FormCard label={texts.title} shown={state.pane}>
        {place && <LineNotice words={place.words} onLeave={place.leave} />}
        <Suspense fallback={<FormSkeleton />}>
          {state.pane === 'forgot' ? <ForgotPane login={login} /> : <FormPane login={login} />}
        </Suspense>
      </FormCard>
      <Suspense>
        {state.phase === 'puzzle' && <SliderCaptcha open onClose={closed} onVerified={solved} />}
      </Suspense>
      {settleTicket && <IssuedPuzzle onSettled={settleTicket} />}
    </LoginFrame>
  );
}

function Slogan() {
  const { slogan, lead, strands } = texts;
  const words = { slogan, lead, strands };
  return <SloganPane name={messages.emergencyTitle} homeHref={paths.home()} {...words} />;
}
