import { showTypeCodes, type ShowType, showTypes } from '../../codes/content/showTypes';

/** Which head a page shows, from its query's `showType`; the main one where that makes no sense. */
export const headOf = (showType: string | null | undefined): (typeof showTypes)[ShowType] =>
  showType != null && /^[123]$/.test(showType)
    ? showTypes[Number(showType) as ShowType]
    : showTypes[showTypeCodes.main];
