import { showTypeCodes, type ShowType, showTypes } from '@cheese/domain/codes/content/showTypes';
import { keywordParam } from '@cheese/ui/address/urlParams';

export interface HelpAsked {
  showType: ShowType;
  keyword: string;
}

/** Anything invalid counts as absent. */
export function readHelpAddress(search: URLSearchParams): HelpAsked {
  const showType = search.get('showType') ?? '';
  const isKnown = /^\d$/.test(showType) && showType in showTypes;
  return {
    showType: isKnown ? (Number(showType) as ShowType) : showTypeCodes.main,
    keyword: keywordParam(search),
  };
}
