import { tagCalls } from '@cheese/domain/calls/content/tag';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { TagContract as C } from '@cheese/domain/contract/content/tag';
import { ask } from '../../base';
import { mainApi } from '../../mainApi';

const tagApi = mainApi.enhanceEndpoints({ addTagTypes: ['ChosenTag'] }).injectEndpoints({
  endpoints: (build) => ({
    getTagList: build.query<Answers<C['list']>, Asks<C['list']>>({
      query: ask(tagCalls.list),
      extraOptions: { silent: true },
    }),
    getMajorTags: build.query<Answers<C['majors']>, Asks<C['majors']>>({
      query: ask(tagCalls.majors),
      extraOptions: { silent: true },
    }),
    getTagGroups: build.query<Answers<C['groups']>, Asks<C['groups']>>({
      query: ask(tagCalls.groups),
      extraOptions: { silent: true },
    }),
    getCourseTagGroups: build.query<Answers<C['courseGroups']>, Asks<C['courseGroups']>>({
      query: ask(tagCalls.courseGroups),
      extraOptions: { silent: true },
    }),
    findTags: build.query<Answers<C['byKeyword']>, Asks<C['byKeyword']>>({
      query: ask(tagCalls.byKeyword),
      extraOptions: { silent: true },
    }),
    getChosenTag: build.query<Answers<C['chosen']>, Asks<C['chosen']>>({
      query: ask(tagCalls.chosen),
      providesTags: ['ChosenTag'],
      extraOptions: { silent: true },
    }),
    chooseTag: build.mutation<Answers<C['choose']>, Asks<C['choose']>>({
      query: ask(tagCalls.choose),
      invalidatesTags: ['ChosenTag'],
    }),
  }),
});

export const {
  useGetTagListQuery,
  useGetMajorTagsQuery,
  useGetTagGroupsQuery,
  useGetCourseTagGroupsQuery,
  useFindTagsQuery,
  useGetChosenTagQuery,
  useChooseTagMutation,
} = tagApi;
