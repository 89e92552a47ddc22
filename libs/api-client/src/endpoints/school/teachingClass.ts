import { teachingClassCalls } from '@cheese/domain/calls/school/teachingClass';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { TeachingClassContract as C } from '@cheese/domain/contract/school/teachingClass';
import { ask } from '../../base';
import { mainApi } from '../../mainApi';

const changed = { invalidatesTags: ['TeachingClasses'] } as const;

const teachingClassApi = mainApi
  .enhanceEndpoints({ addTagTypes: ['TeachingClasses', 'SchoolTerms'] })
  .injectEndpoints({
    endpoints: (build) => ({
      getTeachingClasses: build.query<Answers<C['list']>, Asks<C['list']>>({
        query: ask(teachingClassCalls.list),
        providesTags: ['TeachingClasses'],
        // The page says that somebody without a class has none.
        extraOptions: { silent: true },
      }),
      exportTeachingClasses: build.mutation<Answers<C['export']>, Asks<C['export']>>({
        query: ask(teachingClassCalls.export),
      }),
      getTeachingClass: build.query<Answers<C['detail']>, Asks<C['detail']>>({
        query: ask(teachingClassCalls.detail),
        providesTags: ['TeachingClasses'],
      }),
      getTeachingPeople: build.query<Answers<C['people']>, Asks<C['people']>>({
        query: ask(teachingClassCalls.people),
        providesTags: ['TeachingClasses'],
      }),
      exportTeachingPeople: build.mutation<Answers<C['exportPeople']>, Asks<C['exportPeople']>>({
        query: ask(teachingClassCalls.exportPeople),
      }),
      getTeachingCandidates: build.query<Answers<C['candidates']>, Asks<C['candidates']>>({
        query: ask(teachingClassCalls.candidates),
        providesTags: ['TeachingClasses'],
      }),
      addTeachingClass: build.mutation<Answers<C['add']>, Asks<C['add']>>({
        query: ask(teachingClassCalls.add),
        invalidatesTags: ['TeachingClasses', 'SchoolTerms'],
      }),
      editTeachingClass: build.mutation<Answers<C['edit']>, Asks<C['edit']>>({
        query: ask(teachingClassCalls.edit),
        ...changed,
      }),
      removeTeachingClass: build.mutation<Answers<C['remove']>, Asks<C['remove']>>({
        query: ask(teachingClassCalls.remove),
        invalidatesTags: ['TeachingClasses', 'SchoolTerms'],
      }),
      addClassesToTeaching: build.mutation<Answers<C['addClasses']>, Asks<C['addClasses']>>({
        query: ask(teachingClassCalls.addClasses),
        ...changed,
      }),
      addPeopleToTeaching: build.mutation<Answers<C['addPeople']>, Asks<C['addPeople']>>({
        query: ask(teachingClassCalls.addPeople),
        ...changed,
      }),
      addSheetToTeaching: build.mutation<Answers<C['addSheet']>, Asks<C['addSheet']>>({
        query: ask(teachingClassCalls.addSheet),
        ...changed,
      }),
      setTeachingMarks: build.mutation<Answers<C['setMarks']>, Asks<C['setMarks']>>({
        query: ask(teachingClassCalls.setMarks),
        ...changed,
      }),
      removeTeachingPeople: build.mutation<Answers<C['removePeople']>, Asks<C['removePeople']>>({
        query: ask(teachingClassCalls.removePeople),
        ...changed,
      }),
      undoTeachingRemoval: build.mutation<Answers<C['undoRemove']>, Asks<C['undoRemove']>>({
        query: ask(teachingClassCalls.undoRemove),
        ...changed,
      }),
      setTeachingCode: build.mutation<Answers<C['code']>, Asks<C['code']>>({
        query: ask(teachingClassCalls.code),
        ...changed,
      }),
      joinTeachingClass: build.mutation<Answers<C['join']>, Asks<C['join']>>({
        query: ask(teachingClassCalls.join),
        ...changed,
      }),
      getOwnTeachingClasses: build.query<Answers<C['mine']>, Asks<C['mine']>>({
        query: ask(teachingClassCalls.mine),
        providesTags: ['TeachingClasses'],
      }),
    }),
  });

export const {
  useGetTeachingClassesQuery,
  useExportTeachingClassesMutation,
  useGetTeachingClassQuery,
  useGetTeachingPeopleQuery,
  useExportTeachingPeopleMutation,
  useGetTeachingCandidatesQuery,
  useAddTeachingClassMutation,
  useEditTeachingClassMutation,
  useRemoveTeachingClassMutation,
  useAddClassesToTeachingMutation,
  useAddPeopleToTeachingMutation,
  useAddSheetToTeachingMutation,
  useSetTeachingMarksMutation,
  useRemoveTeachingPeopleMutation,
  useUndoTeachingRemovalMutation,
  useSetTeachingCodeMutation,
  useJoinTeachingClassMutation,
  useGetOwnTeachingClassesQuery,
} = teachingClassApi;
