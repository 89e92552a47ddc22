import OpenSeadragon from 'openseadragon';

const quiet = () => undefined;

/** Failures are shown on the page, so OpenSeadragon need not log them. */
export function keepQuiet() {
  const console = {
    log: quiet,
    debug: quiet,
    info: quiet,
    warn: quiet,
    error: quiet,
    assert: quiet,
  };
  Object.assign(OpenSeadragon, { console });
}
