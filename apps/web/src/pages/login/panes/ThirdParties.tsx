import { Tip } from '@cheese/ui/form/Tip';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { texts } from '../texts';
import { QqSign, WechatSign } from './signs';

const Row = styled('div')(({ theme }) => ({
  marginTop: 16,
  textAlign: 'center',
  '& p': {
    ...theme.typography.caption,
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    marginBottom: 8,
    color: theme.palette.text.third,
    '&::before, &::after': {
      content: '""',
      flex: 1,
      borderTop: `1px solid ${theme.palette.hairline}`,
    },
  },
  '& button': {
    margin: '0 8px',
    color: theme.palette.text.third,
    backgroundColor: theme.palette.ground,
    borderRadius: '50%',
    cursor: 'default',
  },
}));

const parties = [
  { name: texts.wechat, Sign: WechatSign },
  { name: texts.qq, Sign: QqSign },
] as const;

/** No provider is configured; the icons say so when clicked. */
export function ThirdParties() {
  return (
    <Row>
      <p>{texts.otherWays}</p>
      {parties.map(({ name, Sign }) => (
        <Tip key={name} text={texts.unavailable(name)}>
          <IconButton aria-disabled aria-label={texts.unavailable(name)}>
            <Sign />
          </IconButton>
        </Tip>
      ))}
    </Row>
  );
}
