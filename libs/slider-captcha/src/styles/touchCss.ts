/** Fingers need more room than a mouse, and have no keys. Comes after what it changes. */
export const touchCss = `
@media (pointer: coarse) {
  .slider-captcha .slider-captcha-refresh, .slider-captcha .slider-captcha-retry { height: 44px; }
  .slider-captcha-header button { width: 44px; height: 44px; margin: -6px -12px -6px 0; }
  .slider-captcha-track, .slider-captcha-hint { height: 44px; line-height: 44px; }
}
@media (hover: none) {
  /* Screen readers still read the line, as the handle's description. */
  .slider-captcha-keys { display: none; }
}
`;
