/** Colours come from custom properties, so that a page may dress the dialog in its own. */
export const dialogCss = `
.slider-captcha {
  --brand: var(--slider-captcha-brand, #ff9514);
  --brand-hover: var(--slider-captcha-brand-hover, #f08300);
  --brand-pressed: var(--slider-captcha-brand-pressed, #d97500);
  --brand-wash: var(--slider-captcha-brand-wash, #fff4e5);
  --on-brand: var(--slider-captcha-on-brand, #241500);
  --ink: var(--slider-captcha-ink, #1f2329);
  --ink-third: var(--slider-captcha-ink-third, #686d76);
  --hairline: var(--slider-captcha-hairline, #e5e6eb);
  --ground: var(--slider-captcha-ground, #f5f6f8);
  --surface: var(--slider-captcha-surface, #ffffff);
  --success: var(--slider-captcha-success, #107a3a);
  --error: var(--slider-captcha-error, #cb271b);
  box-sizing: border-box;
  width: 308px;
  max-width: none;
  margin: auto;
  padding: 16px 20px;
  border: 0;
  border-radius: 16px;
  color: var(--ink);
  background: var(--surface);
  box-shadow: 0 4px 16px rgba(31, 35, 41, .1);
  font: 400 14px/22px -apple-system, "PingFang SC", "Hiragino Sans GB", "Microsoft YaHei",
    "Noto Sans CJK SC", sans-serif;
}
.slider-captcha::backdrop { background: rgba(20, 22, 26, .48); }
.slider-captcha *, .slider-captcha *::before, .slider-captcha *::after { box-sizing: border-box; }
.slider-captcha p, .slider-captcha h2 { margin: 0; }
.slider-captcha button {
  display: inline-flex;
  align-items: center;
  justify-content: center;
  margin: 0;
  border: 0;
  border-radius: 4px;
  color: inherit;
  background: none;
  font: inherit;
  cursor: pointer;
}
.slider-captcha :focus { outline: none; }
.slider-captcha :focus-visible { outline: 2px solid var(--brand-pressed); outline-offset: 2px; }
.slider-captcha-icon {
  width: 20px;
  height: 20px;
  fill: none;
  stroke: currentColor;
  stroke-width: 2;
  stroke-linecap: round;
  stroke-linejoin: round;
}
.slider-captcha-header {
  display: flex;
  align-items: center;
  justify-content: space-between;
  margin-bottom: 12px;
}
.slider-captcha-header h2 { font-size: 16px; font-weight: 600; line-height: 24px; }
.slider-captcha-header button { width: 32px; height: 32px; margin-right: -6px; color: var(--ink-third); }
.slider-captcha-header button:hover { color: var(--ink); background: var(--ground); }
.slider-captcha .slider-captcha-refresh {
  gap: 4px;
  height: 32px;
  margin: 4px 0 -4px -8px;
  padding: 0 8px;
  color: var(--ink-third);
}
.slider-captcha-refresh:hover { color: var(--ink); background: var(--ground); }
.slider-captcha-refresh .slider-captcha-icon { width: 16px; height: 16px; }
.slider-captcha-refresh[aria-disabled="true"] { opacity: .5; cursor: default; }
`;
