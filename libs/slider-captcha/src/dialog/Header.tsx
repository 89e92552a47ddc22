import type { CaptchaTexts } from '../texts';
import { CrossIcon } from './icons';

interface HeaderProps {
  id: string;
  texts: CaptchaTexts;
  onClose: () => void;
}

export const Header = ({ id, texts, onClose }: HeaderProps) => (
  <header className="slider-captcha-header">
    <h2 id={id}>{texts.title}</h2>
    <button type="button" aria-label={texts.close} onClick={onClose}>
      <CrossIcon />
    </button>
  </header>
);
