import type { CaptchaOptions } from './captchaOptions';
import { CaptchaDialog } from './dialog/CaptchaDialog';

export type SliderCaptchaProps = CaptchaOptions & {
  open: boolean;
  /** The user has given up: by the close button, by Esc or by the phone's back gesture. */
  onClose: () => void;
  /** The user has passed and has seen it said. */
  onVerified: () => void;
};

/** The slide puzzle in a dialog. Each opening starts afresh; closed, it costs nothing. */
export function SliderCaptcha({ open, ...props }: SliderCaptchaProps) {
  return open ? <CaptchaDialog {...props} /> : null;
}
