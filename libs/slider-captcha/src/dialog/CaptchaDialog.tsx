import { type KeyboardEvent, type SyntheticEvent, useId, useRef } from 'react';
import type { CaptchaSources } from '../captchaOptions';
import { useStyles } from '../styles/useStyles';
import { type CaptchaTexts, defaultTexts } from '../texts';
import { CaptchaBody } from './CaptchaBody';
import { Header } from './Header';
import { useModal } from './useModal';

interface CaptchaDialogProps extends CaptchaSources {
  onClose: () => void;
  onVerified: () => void;
  texts?: Partial<CaptchaTexts> | undefined;
}

const closing = (onClose: () => void) => ({
  onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    // Esc closes only this dialog, not one around it.
    event.stopPropagation();
    onClose();
  },
  // A phone's back gesture, and a browser that insists on closing.
  onCancel: onClose,
  onClose: ({ currentTarget }: SyntheticEvent<HTMLDialogElement>) =>
    !currentTarget.open && onClose(),
});

export function CaptchaDialog({ onClose, texts: own, ...sources }: CaptchaDialogProps) {
  const texts = { ...defaultTexts, ...own };
  const dialog = useRef<HTMLDialogElement>(null);
  const handle = useRef<HTMLDivElement>(null);
  const title = useId();
  useStyles();
  useModal(dialog, handle);

  return (
    <dialog ref={dialog} className="slider-captcha" aria-labelledby={title} {...closing(onClose)}>
      <Header id={title} texts={texts} onClose={onClose} />
      <CaptchaBody {...sources} texts={texts} handle={handle} />
    </dialog>
  );
}
