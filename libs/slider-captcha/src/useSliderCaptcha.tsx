import { useCallback, useEffect, useRef, useState } from 'react';
import type { CaptchaOptions } from './captchaOptions';
import { SliderCaptcha } from './SliderCaptcha';

interface PendingAnswer {
  answer: Promise<boolean>;
  settle: (passed: boolean) => void;
}

function ask(): PendingAnswer {
  let settle: PendingAnswer['settle'] = () => undefined;
  const answer = new Promise<boolean>((resolve) => (settle = resolve));
  return { answer, settle };
}

/** `if (await captcha.verify()) …`: true once passed, false if given up. Show `captcha.dialog`. */
export function useSliderCaptcha(options: CaptchaOptions = {}) {
  const [open, setOpen] = useState(false);
  const asked = useRef<PendingAnswer | null>(null);

  const finish = useCallback((passed: boolean) => {
    asked.current?.settle(passed);
    asked.current = null;
    setOpen(false);
  }, []);
  // Leaving the page counts as giving up, so that the promise always settles.
  useEffect(() => () => finish(false), [finish]);
  const verify = useCallback(() => {
    setOpen(true);
    asked.current ??= ask();
    return asked.current.answer;
  }, []);

  const ends = { onClose: () => finish(false), onVerified: () => finish(true) };
  return { verify, dialog: <SliderCaptcha {...options} {...ends} open={open} /> };
}
