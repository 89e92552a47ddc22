import { asCatalogued, type Capabilities, unnamedCalls } from './capabilities';

/** Section 2.9, by the entries of its left menu. */
const specified: Capabilities = {
  'the shell': {
    'classroom.list': 'GET classroom/v1/list',
    'classroom.detail': 'GET classroom/v1/detail',
    'classroom.studyData': 'GET classroom/v1/study-data',
    'classroom.courses': 'GET classroom/v1/course/list',
    'classroom.setCourse': 'PUT classroom/v1/course',
    'course.studyData': 'GET course/v1/study-data',
  },
  'evaluation dialog': {
    'classroom.evaluate': 'PUT classroom/v1/evaluation',
    'classroom.myEvaluation': 'GET classroom/v1/evaluation/my',
    'classroom.evaluations': 'GET classroom/v1/evaluation/list',
  },
  '1 notice': {
    'classroomNotice.list': 'GET classroom-notice/v1/list',
    'classroomNotice.detail': 'GET classroom-notice/v1/detail',
    'classroomNotice.publish': 'POST classroom-notice/v1/publish',
    'classroomNotice.edit': 'PUT classroom-notice/v1/edit',
    'classroomNotice.pin': 'PUT classroom-notice/v1/pin',
    'classroomNotice.remove': 'DELETE classroom-notice/v1/delete',
  },
  '2 rank (grading criteria)': {
    'classroomRank.criteria': 'GET classroom-rank/v1/criteria',
    'classroomRank.setCriteria': 'PUT classroom-rank/v1/criteria',
    'classroomRank.mine': 'GET classroom-rank/v1/my',
    'classroomRank.list': 'GET classroom-rank/v1/list',
  },
  '3 courseware': { 'courseware.list': 'GET courseware/v1/list' },
  '4 test/homework': {
    'classroomTest.list': 'GET classroom-test/v1/list',
    'classroomTest.detail': 'GET classroom-test/v1/detail',
    'classroomTest.handIn': 'POST classroom-test/v1/hand-in',
    'classroomTest.review': 'GET classroom-test/v1/review',
    'classroomTest.publish': 'POST classroom-test/v1/publish',
    'classroomTest.remove': 'DELETE classroom-test/v1/delete',
    'classroomTest.submissions': 'GET classroom-test/v1/submission/list',
    'classroomTest.submission': 'GET classroom-test/v1/submission/detail',
    'classroomTest.grade': 'PUT classroom-test/v1/submission/grade',
  },
  '5 examination': { 'exam.list': 'GET exam/v1/list' },
  '6 notes': { 'courseNote.mine': 'GET course-note/v1/my/list' },
  '7 discussion': {
    'classroomDiscuss.list': 'GET classroom-discuss/v1/list',
    'classroomDiscuss.detail': 'GET classroom-discuss/v1/detail',
    'classroomDiscuss.publish': 'POST classroom-discuss/v1/publish',
    'classroomDiscuss.edit': 'PUT classroom-discuss/v1/edit',
    'classroomDiscuss.setState': 'PUT classroom-discuss/v1/state',
    'classroomDiscuss.locate': 'GET classroom-discuss/v1/locate',
    'classroomDiscuss.pin': 'PUT classroom-discuss/v1/pin',
    'classroomDiscuss.setBest': 'PUT classroom-discuss/v1/best',
    'classroomDiscuss.remove': 'DELETE classroom-discuss/v1/delete',
    'comment.reply': 'POST comment/v1/reply/add',
  },
  '8 mistakes collection': {
    'wrongQuestion.list': 'GET question-library/v1/wrong-question/list',
  },
};

/** Resources that only partly serve classrooms. */
const shared = ['course', 'courseware', 'courseNote', 'comment', 'exam', 'wrongQuestion'];

describe('classrooms', () => {
  it.each(Object.entries(specified))('%s', (_capability, calls) => {
    expect(asCatalogued(calls)).toEqual(calls);
  });

  it('have no call that no capability asks for', () => {
    expect(unnamedCalls(specified, shared)).toEqual([]);
  });
});
