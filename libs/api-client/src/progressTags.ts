import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { CallContext } from './base';
import { mainApi } from './mainApi';

/** Makes every screen of this tab follow, where something was completed, here or in another tab. */
export const progressElsewhere = () =>
  mainApi.enhanceEndpoints({ addTagTypes: ['Progress'] }).util.invalidateTags(['Progress']);

/** Refetches progress in this tab and tells the other tabs. */
export const progressMade =
  (): ThunkAction<void, unknown, unknown, UnknownAction> => (dispatch, _state, extra) => {
    dispatch(progressElsewhere());
    (extra as CallContext).progressed?.();
  };
