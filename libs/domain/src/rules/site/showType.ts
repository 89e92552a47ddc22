import { showTypeCodes, type ShowType, showTypes } from '../../codes/content/showTypes';

/** The header of a page by its query's `showType`; the main one for an invalid value. */
export const headOf = (showType: string | null | undefined): (typeof showTypes)[ShowType] =>
  showType != null && /^[123]$/.test(showType)
    ? showTypes[Number(showType) as ShowType]
    : showTypes[showTypeCodes.main];
