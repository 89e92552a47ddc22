import type { SliderCaptchaProps } from '../SliderCaptcha';

/** Stands in for the puzzle where a test is not about it: solved or closed by one click. */
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
