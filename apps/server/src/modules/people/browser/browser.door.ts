/** The store functions that other modules may import. */
export { deleteBrowsersBefore, findKnown, forgetBrowsers, keepBrowser } from './browser.store';
