import type { SliderCaptchaProps } from '../SliderCaptcha';

/** A fake captcha for tests about something else: one click solves or closes it. */
export function SliderCaptcha({ onVerify, onVerified, onClose }: SliderCaptchaProps) {
  const attempt = { puzzleId: 'p1', offset: 120, trail: [] };
  const solve = async () => {
    if (!onVerify || (await onVerify(attempt))) onVerified();
  };
  return (
    <div role="dialog" aria-label="请完成安全验证">
      <button onClick={() => void solve()}>拼好</button>
      <button onClick={onClose}>关闭</button>
    </div>
  );
}
