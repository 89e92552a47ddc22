export { deleteBrowsersBefore, findKnown, forgetBrowsers, keepBrowser } from './browser.store';
