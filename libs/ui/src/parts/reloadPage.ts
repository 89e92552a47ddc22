/** Loads the page anew, with whatever was deployed since. */
export const reloadPage = () => window.location.reload();
