import { messages } from '@cheese/domain/texts/messages';
import { Content } from '@cheese/ui/frame/Content';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useSettings } from '../settings/settings';
import { texts } from './texts';

const Line = styled(Content)(({ theme }) => ({
  ...theme.typography.caption,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '4px 24px',
  paddingBlock: 24,
  color: theme.palette.text.third,
}));

export function EmergencyFooter() {
  const { mainOrigin } = useSettings();
  return (
    <Line as="footer">
      <span>{texts.urgent}</span>
      <Link href={mainOrigin} color="inherit">
        {messages.platformTitle}
      </Link>
    </Line>
  );
}
