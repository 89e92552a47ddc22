import { noticeCalls } from '@cheese/domain/calls/people/notice';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { NoticeContract as C } from '@cheese/domain/contract/people/notice';
import { ask } from '../../base';
import { mainApi } from '../../mainApi';

const noticeApi = mainApi.enhanceEndpoints({ addTagTypes: ['Notice'] }).injectEndpoints({
  endpoints: (build) => ({
    getUnreadTotal: build.query<Answers<C['unreadTotal']>, Asks<C['unreadTotal']>>({
      query: ask(noticeCalls.unreadTotal),
      providesTags: ['Notice'],
      extraOptions: { silent: true },
    }),
    getUnreadByKind: build.query<Answers<C['unreadByKind']>, Asks<C['unreadByKind']>>({
      query: ask(noticeCalls.unreadByKind),
      providesTags: ['Notice'],
      extraOptions: { silent: true },
    }),
    getOfficialNotices: build.query<Answers<C['officialList']>, Asks<C['officialList']>>({
      query: ask(noticeCalls.officialList),
      providesTags: ['Notice'],
      extraOptions: { silent: true },
    }),
    getOfficialNotice: build.query<Answers<C['official']>, Asks<C['official']>>({
      query: ask(noticeCalls.official),
      providesTags: ['Notice'],
      extraOptions: { silent: true },
    }),
    getReceivedCourseNotices: build.query<Answers<C['courseList']>, Asks<C['courseList']>>({
      query: ask(noticeCalls.courseList),
      providesTags: ['Notice'],
      extraOptions: { silent: true },
    }),
    getReceivedClassroomNotices: build.query<Answers<C['classroomList']>, Asks<C['classroomList']>>(
      {
        query: ask(noticeCalls.classroomList),
        providesTags: ['Notice'],
        extraOptions: { silent: true },
      },
    ),
    getReceivedReplies: build.query<Answers<C['replyList']>, Asks<C['replyList']>>({
      query: ask(noticeCalls.replyList),
      providesTags: ['Notice'],
      extraOptions: { silent: true },
    }),
    getReceivedLikes: build.query<Answers<C['likeList']>, Asks<C['likeList']>>({
      query: ask(noticeCalls.likeList),
      providesTags: ['Notice'],
      extraOptions: { silent: true },
    }),
    getReceivedSchoolNotices: build.query<Answers<C['schoolList']>, Asks<C['schoolList']>>({
      query: ask(noticeCalls.schoolList),
      providesTags: ['Notice'],
      extraOptions: { silent: true },
    }),
    getReceivedSchoolNotice: build.query<Answers<C['school']>, Asks<C['school']>>({
      query: ask(noticeCalls.school),
      providesTags: ['Notice'],
      extraOptions: { silent: true },
    }),
    setNoticeStatus: build.mutation<Answers<C['setStatus']>, Asks<C['setStatus']>>({
      query: ask(noticeCalls.setStatus),
      invalidatesTags: ['Notice'],
      extraOptions: { silent: true },
    }),
    readAllNotices: build.mutation<Answers<C['readAll']>, Asks<C['readAll']>>({
      query: ask(noticeCalls.readAll),
      invalidatesTags: ['Notice'],
      extraOptions: { silent: true },
    }),
  }),
});

/** An action to dispatch: refetches every part of the message centre that is shown. */
export const askNoticesAgain = () => noticeApi.util.invalidateTags(['Notice']);

export const {
  useGetUnreadTotalQuery,
  useGetUnreadByKindQuery,
  useGetOfficialNoticesQuery,
  useGetOfficialNoticeQuery,
  useGetReceivedCourseNoticesQuery,
  useGetReceivedClassroomNoticesQuery,
  useGetReceivedRepliesQuery,
  useGetReceivedLikesQuery,
  useGetReceivedSchoolNoticesQuery,
  useGetReceivedSchoolNoticeQuery,
  useSetNoticeStatusMutation,
  useReadAllNoticesMutation,
} = noticeApi;
