import { alipayFrame, paywayCodes } from '@cheese/domain/codes/shop/payment';
import { priceText } from '@cheese/domain/rules/priceText';
import { Skeleton } from '@cheese/ui/feedback/Skeleton';
import { QrCode } from '@cheese/ui/media/QrCode';
import { sizes } from '@cheese/ui/tokens';
import { styled } from '@mui/material/styles';
import { texts } from '../texts';
import type { ProviderPayway } from './useRechargeTill';

const Pane = styled('div')(({ theme: { breakpoints, palette, typography } }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 24,
  '& .code': {
    display: 'grid',
    placeContent: 'center',
    flex: 'none',
    width: sizes.payQr + 2,
    height: sizes.payQr + 2,
    border: `1px solid ${palette.hairline}`,
    borderRadius: 4,
  },
  '& iframe': { display: 'block', border: 0 },
  '& b': { ...typography.h2, color: palette.brandText, fontVariantNumeric: 'tabular-nums' },
  '& small': { ...typography.caption, display: 'block', color: palette.text.third },
  [breakpoints.down('sm')]: { flexDirection: 'column', textAlign: 'center', gap: 12 },
}));

const { qrcodeWidth } = alipayFrame;

interface CodePaneProps {
  payway: ProviderPayway;
  /** What WeChat's code says, or the address of the frame with Alipay's; null while it is awaited. */
  code: string | null;
  total: number;
  isOffline: boolean;
}

/** The code that a phone scans: WeChat's is drawn here, Alipay's comes in a frame of its own. */
export function CodePane({ payway, code, total, isOffline }: CodePaneProps) {
  const isWechat = payway === paywayCodes.wechat;
  const frame = code ? (
    <iframe src={code} title={texts.alipayCode} width={qrcodeWidth} height={qrcodeWidth} />
  ) : (
    <Skeleton variant="rounded" width={qrcodeWidth} height={qrcodeWidth} />
  );
  return (
    <Pane>
      <div className="code">
        {isWechat ? <QrCode value={code ?? ''} alt={texts.wechatCode} size={sizes.payQr} /> : frame}
      </div>
      <div>
        {texts.toPay} <b>{texts.price(priceText(total))}</b>
        <div>{isWechat ? texts.wechatHow : texts.alipayHow}</div>
        <small role="status">{isOffline ? texts.offline : texts.waiting}</small>
      </div>
    </Pane>
  );
}
