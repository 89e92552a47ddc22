import { styled } from '@mui/material/styles';
import { noticeBadge } from '@cheese/domain/rules/people/noticeBadge';
import { VisuallyHidden } from '@cheese/ui/text/VisuallyHidden';
import { texts } from './texts';
import { useUnread } from './useUnread';

const Badge = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  position: 'absolute',
  top: 0,
  left: '50%',
  minWidth: 18,
  padding: '0 4px',
  lineHeight: '18px',
  borderRadius: 9,
  color: theme.palette.error.contrastText,
  backgroundColor: theme.palette.error.main,
}));

/** Renders nothing if the count is 0 or unknown. */
export default function UnreadBadge() {
  const badge = noticeBadge(useUnread());
  if (badge === null) return null;
  return (
    <>
      <Badge aria-hidden>{badge}</Badge>
      <VisuallyHidden>{texts.unread(badge)}</VisuallyHidden>
    </>
  );
}
