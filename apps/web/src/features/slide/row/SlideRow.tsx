import NavigateBefore from '@mui/icons-material/NavigateBefore';
import NavigateNext from '@mui/icons-material/NavigateNext';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { seeInRow } from './seenInRow';
import { texts } from './texts';

const Row = styled('nav')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  // A smaller gap and text, so that the bar fits into one row on a phone.
  [theme.breakpoints.down('sm')]: {
    gap: 0,
    '& span': { ...theme.typography.caption, width: 72, textAlign: 'center' },
  },
}));

export interface RowSlide {
  id: number;
  name: string;
  href: string;
}

interface SlideRowProps {
  /** Key under which the visited slides of the row are stored. */
  row: string;
  name: string;
  slides: readonly RowSlide[];
  slideId: number;
}

/** Position in a row of slides, with links to its neighbours. */
export function SlideRow({ row, name, slides, slideId }: SlideRowProps) {
  const at = slides.findIndex(({ id }) => id === slideId);
  const [seen] = useState(() => seeInRow(row, slideId));
  const [before, next] = [slides[at - 1], slides[at + 1]];
  usePageKeys(before?.href, next?.href);
  if (at < 0) return null;
  const seenCount = slides.filter(({ id }) => seen.includes(id)).length;
  return (
    <Row aria-label={texts.row(name)}>
      <Step to={before} what={texts.before} keyed="PageUp" icon={<NavigateBefore />} />
      <span>{texts.place(at + 1, slides.length, seenCount)}</span>
      <Step to={next} what={texts.next} keyed="PageDown" icon={<NavigateNext />} />
    </Row>
  );
}

interface StepProps {
  to: RowSlide | undefined;
  what: string;
  keyed: string;
  icon: React.ReactNode;
}

const Step = ({ to, what, keyed, icon }: StepProps) =>
  to ? (
    <IconButton
      href={to.href}
      aria-label={`${what}：${to.name}`}
      title={texts.keyed(what, keyed)}
      aria-keyshortcuts={keyed}
    >
      {icon}
    </IconButton>
  ) : (
    <IconButton disabled aria-label={what}>
      {icon}
    </IconButton>
  );

/** Page Up and Page Down open the neighbours, unless the user is typing or a dialog is open. */
function usePageKeys(before: string | undefined, next: string | undefined) {
  const navigate = useNavigate();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const to = { PageUp: before, PageDown: next }[event.key];
      if (to === undefined || event.defaultPrevented || isBusy(event.target)) return;
      event.preventDefault();
      void navigate(to);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [navigate, before, next]);
}

const isBusy = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable=true], [role=dialog], .panel') !== null;
