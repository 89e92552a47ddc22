/** Animations only for users who have not asked for reduced motion. */
export const motionCss = `
@media (prefers-reduced-motion: no-preference) {
  .slider-captcha[open] { animation: slider-captcha-appear 150ms ease-out; }
  .slider-captcha-handle, .slider-captcha button { transition: background-color 150ms ease-out; }
  .slider-captcha-body[data-phase="rejected"] { animation: slider-captcha-shake 400ms ease-in-out; }
  .slider-captcha-face[data-phase="accepted"] { animation: slider-captcha-fade 150ms ease-out; }
  .slider-captcha-face[data-phase="loading"] { animation: slider-captcha-pulse 1.2s ease-in-out infinite; }
}
/* An answer that comes at once is not preceded by a flash of waiting. */
.slider-captcha-face[data-phase="checking"] { animation: slider-captcha-fade 1ms 200ms backwards; }
@keyframes slider-captcha-appear { from { opacity: 0; transform: translateY(8px); } }
@keyframes slider-captcha-fade { from { opacity: 0; } }
@keyframes slider-captcha-pulse { 50% { background: var(--hairline); } }
@keyframes slider-captcha-shake {
  20%, 60% { transform: translateX(-6px); }
  40%, 80% { transform: translateX(6px); }
}
`;
