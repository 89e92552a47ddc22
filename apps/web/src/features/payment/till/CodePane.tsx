import { alipayFrame, paywayCodes } from '@cheese/domain/codes/shop/payment';
import { Notice } from '@cheese/ui/feedback/Notice';
import { RetryButton } from '@cheese/ui/feedback/RetryButton';
import { Skeleton } from '@cheese/ui/feedback/Skeleton';
import { QrCode } from '@cheese/ui/media/QrCode';
import { sizes } from '@cheese/ui/tokens';
import { styled } from '@mui/material/styles';
import { texts } from './texts';
import { TillPrice } from './TillPrice';
import type { Till } from './useTill';

const Pane = styled('div')(({ theme: { breakpoints, palette, typography } }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 24,
  minHeight: 148,
  '& .code': {
    display: 'grid',
    placeContent: 'center',
    flex: 'none',
    width: sizes.payQr + 2,
    height: sizes.payQr + 2,
    border: `1px solid ${palette.hairline}`,
    borderRadius: 4,
    backgroundColor: palette.common.white,
  },
  '& iframe': { display: 'block', border: 0 },
  '& small': { ...typography.caption, display: 'block', marginTop: 4, color: palette.text.third },
  [breakpoints.down('sm')]: { flexDirection: 'column', textAlign: 'center', gap: 12 },
}));

interface CodePaneProps {
  till: Till;
  total: number;
}

/** The QR code to pay with: WeChat's is drawn here, Alipay's comes as a page in a frame. */
export function CodePane({ till: { state, dispatch, isOffline }, total }: CodePaneProps) {
  const isWechat = state.payway === paywayCodes.wechat;
  if (state.fault !== null) {
    return (
      <Notice
        dense
        role="alert"
        title={texts.codeFailed}
        detail={state.fault}
        action={<RetryButton busy={false} onRetry={() => dispatch({ type: 'retried' })} />}
      />
    );
  }
  return (
    <Pane>
      <div className="code">
        {isWechat ? (
          <QrCode value={state.code ?? ''} alt={texts.wechatCode} size={sizes.payQr} />
        ) : (
          <AlipayFrame address={state.code} />
        )}
      </div>
      <div>
        <TillPrice label={texts.toPay} amount={total} unit={texts.yuan} />
        <div>{isWechat ? texts.wechatHow : texts.alipayHow}</div>
        <small role="status">{isOffline ? texts.offline : texts.waiting}</small>
      </div>
    </Pane>
  );
}

const { qrcodeWidth } = alipayFrame;

function AlipayFrame({ address }: { address: string | null }) {
  if (!address) return <Skeleton variant="rounded" width={qrcodeWidth} height={qrcodeWidth} />;
  return (
    <iframe
      key={address}
      src={address}
      title={texts.alipayCode}
      width={qrcodeWidth}
      height={qrcodeWidth}
    />
  );
}
