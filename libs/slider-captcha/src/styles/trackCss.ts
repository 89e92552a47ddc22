export const trackCss = `
.slider-captcha-track {
  position: relative;
  height: 40px;
  margin-top: 12px;
  overflow: visible;
  border-radius: 4px;
  background: var(--ground);
  box-shadow: inset 0 0 0 1px var(--hairline);
  user-select: none;
  -webkit-user-select: none;
}
.slider-captcha-hint {
  position: absolute;
  inset: 0 0 0 60px;
  line-height: 40px;
  text-align: center;
  color: var(--ink-third);
}
.slider-captcha-trail {
  position: absolute;
  inset: 0 auto 0 0;
  border-radius: 4px;
  background: var(--brand-wash);
  box-shadow: inset 0 0 0 1px var(--brand);
}
.slider-captcha-handle {
  position: absolute;
  inset: 0 auto 0 0;
  display: flex;
  align-items: center;
  justify-content: center;
  border-radius: 4px;
  color: var(--on-brand);
  background: var(--brand);
  cursor: grab;
  touch-action: none;
}
.slider-captcha-handle:hover { background: var(--brand-hover); }
[data-phase="dragging"] .slider-captcha-handle { background: var(--brand-pressed); cursor: grabbing; }
.slider-captcha-handle[aria-disabled="true"] { cursor: default; }
[data-phase="loading"] .slider-captcha-handle, [data-phase="broken"] .slider-captcha-handle,
[data-phase="unchecked"] .slider-captcha-handle {
  color: var(--ink-third);
  background: var(--hairline);
}
[data-phase="loading"] .slider-captcha-trail, [data-phase="broken"] .slider-captcha-trail,
[data-phase="unchecked"] .slider-captcha-trail { visibility: hidden; }
[data-phase="accepted"] .slider-captcha-handle { color: #fff; background: var(--success); }
[data-phase="accepted"] .slider-captcha-trail {
  background: #e7f3ec;
  box-shadow: inset 0 0 0 1px var(--success);
}
[data-phase="rejected"] .slider-captcha-handle { color: #fff; background: var(--error); }
[data-phase="rejected"] .slider-captcha-trail {
  background: #fdecea;
  box-shadow: inset 0 0 0 1px var(--error);
}
.slider-captcha-keys { color: var(--ink-third); font-size: 12px; line-height: 20px; }
.slider-captcha .slider-captcha-keys { margin-top: 8px; }
`;
