import { useInsertionEffect } from 'react';
import { dialogCss } from './dialogCss';
import { motionCss } from './motionCss';
import { pictureCss } from './pictureCss';
import { touchCss } from './touchCss';
import { trackCss } from './trackCss';

const css = [dialogCss, pictureCss, trackCss, touchCss, motionCss].join('');
const name = 'slider-captcha';

let sheet: CSSStyleSheet | null = null;

function constructedSheet() {
  if (sheet) return sheet;
  sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}

/** For browsers without constructed sheets. A strict policy needs to allow inline styles for it. */
function addStyleElement() {
  if (document.querySelector(`style[data-name="${name}"]`)) return;
  const element = document.createElement('style');
  element.dataset.name = name;
  element.textContent = css;
  document.head.append(element);
}

/**
 * The dialog's styles, added once when it first opens. A constructed sheet is not an inline style:
 * it stands under a Content-Security-Policy of style-src 'self'.
 */
export const useStyles = () =>
  useInsertionEffect(() => {
    if (!('adoptedStyleSheets' in document)) addStyleElement();
    else if (!document.adoptedStyleSheets.includes(constructedSheet())) {
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, constructedSheet()];
    }
  });
