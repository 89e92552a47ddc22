import type { RefObject } from 'react';
import type { CaptchaSources } from '../captchaOptions';
import type { CaptchaTexts } from '../texts';
import { Face } from './Face';
import { Picture } from './Picture';
import { RefreshButton } from './RefreshButton';
import { Track } from './Track';
import { useCaptcha } from './useCaptcha';

interface CaptchaBodyProps extends CaptchaSources {
  texts: CaptchaTexts;
  handle: RefObject<HTMLDivElement | null>;
  onVerified: () => void;
}

/** Picture, slider and what may be done besides. */
export function CaptchaBody({ texts, handle, ...sources }: CaptchaBodyProps) {
  const [state, send] = useCaptcha(sources);
  const { phase } = state;
  const refresh = () => send({ type: 'refreshed' });
  const retry = () => {
    refresh();
    // The button that had the focus goes away.
    handle.current?.focus();
  };

  return (
    <div className="slider-captcha-body" data-phase={phase}>
      <Picture state={state} label={texts.picture} send={send}>
        <Face phase={phase} texts={texts} onRetry={retry} />
      </Picture>
      <Track state={state} texts={texts} send={send} handle={handle} />
      <RefreshButton phase={phase} label={texts.refresh} onClick={refresh} />
    </div>
  );
}
