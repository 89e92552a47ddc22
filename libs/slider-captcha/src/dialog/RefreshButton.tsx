import type { Phase } from '../captchaState';
import { RefreshIcon } from './icons';

interface RefreshButtonProps {
  phase: Phase;
  label: string;
  onClick: () => void;
}

/** Stays in reach of the keyboard while there is nothing to refresh, so that no focus gets lost. */
export const RefreshButton = ({ phase, label, onClick }: RefreshButtonProps) => (
  <button
    type="button"
    className="slider-captcha-refresh"
    aria-disabled={phase === 'checking' || phase === 'accepted'}
    onClick={onClick}
  >
    <RefreshIcon />
    {label}
  </button>
);
