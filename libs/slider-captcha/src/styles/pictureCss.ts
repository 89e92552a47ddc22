export const pictureCss = `
.slider-captcha-picture {
  position: relative;
  overflow: hidden;
  border-radius: 8px;
  background: var(--ground);
  user-select: none;
  -webkit-user-select: none;
}
.slider-captcha canvas { display: block; }
.slider-captcha-piece {
  position: absolute;
  left: 0;
  cursor: grab;
  touch-action: none;
  filter: drop-shadow(0 1px 3px rgba(0, 0, 0, .55));
}
[data-phase="dragging"] .slider-captcha-piece { cursor: grabbing; }
.slider-captcha-face {
  position: absolute;
  inset: auto 0 0;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 8px;
  line-height: 32px;
  pointer-events: none;
}
.slider-captcha-face[data-phase="loading"], .slider-captcha-face[data-phase="broken"],
.slider-captcha-face[data-phase="unchecked"], .slider-captcha-face[data-phase="accepted"] {
  inset: 0;
  line-height: 22px;
  pointer-events: auto;
}
.slider-captcha-face[data-phase="loading"] { color: var(--ink); }
.slider-captcha-face[data-phase="broken"], .slider-captcha-face[data-phase="unchecked"] {
  background: rgba(245, 246, 248, .94);
}
.slider-captcha-face[data-phase="accepted"] {
  color: var(--success);
  background: rgba(255, 255, 255, .9);
  font-size: 16px;
  font-weight: 600;
}
.slider-captcha-face .slider-captcha-icon {
  width: 48px;
  height: 48px;
  padding: 10px;
  border-radius: 50%;
  color: #fff;
  background: var(--success);
  stroke-width: 2.6;
}
.slider-captcha-face[data-phase="rejected"] { color: #fff; background: var(--error); }
.slider-captcha-face[data-phase="checking"] { color: #fff; background: rgba(20, 22, 26, .72); }
.slider-captcha .slider-captcha-retry {
  height: 32px;
  padding: 0 16px;
  color: var(--on-brand);
  background: var(--brand);
}
.slider-captcha-retry:hover { background: var(--brand-hover); }
`;
