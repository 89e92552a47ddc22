import { importStateCodes } from '@cheese/domain/codes/base/imports';
import type { ImportProgress } from '@cheese/domain/contract/emergency/shapes/importShapes';
import type { UnknownAction } from '@reduxjs/toolkit';
import { emergencyApi } from './emergencyApi';

/** Importing people changes their lists, the organisation's user count and the statistics. */
export const peopleTags = ['OrgUser', 'Org', 'Situation'] as const;
export const questionTags = ['Question'] as const;

const importedApi = emergencyApi.enhanceEndpoints({
  addTagTypes: [...peopleTags, ...questionTags],
});

interface Poll {
  dispatch(action: UnknownAction): unknown;
  queryFulfilled: PromiseLike<{ data: ImportProgress }>;
}

/**
 * For polling an import: if the confirming call was lost, only the poll learns that the import
 * ended.
 */
export const followImport =
  (tags: readonly ((typeof peopleTags)[number] | (typeof questionTags)[number])[]) =>
  async (_asks: unknown, { dispatch, queryFulfilled }: Poll) => {
    const state = await queryFulfilled.then(
      ({ data }) => data.state,
      () => null,
    );
    if (state === importStateCodes.done) dispatch(importedApi.util.invalidateTags([...tags]));
  };
