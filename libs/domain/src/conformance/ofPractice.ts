/** Calls that the practice and exam screens need beyond the specification. */
export const ofPractice: Record<string, Record<string, string>> = {
  '/testingCenter/test': {
    'practice.reveal': 'POST practice/v1/reveal',
    'practice.grade': 'POST practice/v1/grade',
    'practice.revealed': 'GET practice/v1/revealed/list',
    'questionNote.list': 'GET question-library/v1/note/list',
    'questionNote.write': 'PUT question-library/v1/note',
    'questionNote.report': 'POST question-library/v1/report',
  },
  '/testingCenter/custom, practice made to measure': {
    'practiceSet.banks': 'GET practice/v1/set/bank/list',
    'practiceSet.fitting': 'POST practice/v1/set/fitting',
    'practiceSet.list': 'GET practice/v1/set/list',
    'practiceSet.detail': 'GET practice/v1/set',
    'practiceSet.add': 'POST practice/v1/set',
    'practiceSet.edit': 'PUT practice/v1/set',
    'practiceSet.remove': 'DELETE practice/v1/set',
    'practiceSet.restore': 'POST practice/v1/set/restore',
    'practice.percentile': 'GET practice/v1/percentile',
  },
  '/testingCenter/examination': {
    'exam.leave': 'POST exam/v1/leave',
    'exam.withdraw': 'POST exam/v1/withdraw',
  },
};
