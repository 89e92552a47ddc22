interface TitleClaim {
  title: string;
  /** A face (error, not found) replaces the page. */
  isFace: boolean;
}

/**
 * The last claim names the window. Faces come after pages, because a face mounted with its page
 * claims before the page does.
 */
const claims: TitleClaim[] = [];

/** If there is no claim, the last title stays until the next page claims. */
function showLast() {
  const last = claims.at(-1);
  if (last) document.title = last.title;
}

/** Sets the window title until the returned function is called. */
export function claimTitle(claim: TitleClaim) {
  const firstFace = claims.findIndex(({ isFace }) => isFace);
  const place = claim.isFace || firstFace === -1 ? claims.length : firstFace;
  claims.splice(place, 0, claim);
  showLast();
  return () => {
    claims.splice(claims.indexOf(claim), 1);
    showLast();
  };
}
