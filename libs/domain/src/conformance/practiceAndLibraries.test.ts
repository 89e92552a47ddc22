import { everyCall } from '../everyCall';
import { ofPractice } from './ofPractice';

/**
 * The capabilities of 7.6 about practice, exams and libraries, with the calls that implement them.
 * The specification names the capabilities only; names and paths are ours.
 */
const specified: Record<string, Record<string, string>> = {
  'practice start': { 'practice.start': 'POST practice/v1/start' },
  'practice save': { 'practice.save': 'POST practice/v1/save' },
  'practice submit': {
    'practice.submit': 'POST practice/v1/submit',
    'practice.result': 'GET practice/v1/result',
  },
  'practice again': { 'practice.again': 'POST practice/v1/again' },
  'practice status': { 'practice.status': 'GET practice/v1/status' },
  'practice question lists': {
    'practice.questions': 'GET practice/v1/question-list',
    'practice.chapterQuestions': 'GET practice/v1/question-list/chapter',
    'wrongQuestion.list': 'GET question-library/v1/wrong-question/list',
    'collectedQuestion.list': 'GET question-library/v1/collected-question/list',
    'dailyQuestion.list': 'GET question-library/v1/daily-question/list',
  },
  'exam course list': {
    'exam.courses': 'GET exam/v1/course/list',
    'exam.list': 'GET exam/v1/list',
  },
  'exam test paper': { 'exam.testPaper': 'GET exam/v1/test-paper' },
  'exam answer': { 'exam.answer': 'POST exam/v1/answer' },
  'exam description': { 'exam.description': 'GET exam/v1/description' },
  'exam residue time': { 'exam.residueTime': 'GET exam/v1/residue-time' },
  'exam submit': {
    'exam.submit': 'POST exam/v1/submit',
    'exam.result': 'GET exam/v1/result',
    'exam.review': 'GET exam/v1/review',
  },
  'exam enter': { 'exam.enter': 'POST exam/v1/enter' },
  'question library list': { 'questionLibrary.list': 'GET question-library/v1/list' },
  'question library detail': { 'questionLibrary.detail': 'GET question-library/v1/detail' },
  'question library catalog': { 'questionLibrary.catalog': 'GET question-library/v1/catalog' },
  'question library refresh': { 'questionLibrary.refresh': 'POST question-library/v1/refresh' },
  'question library subscribe': {
    'questionLibrary.subscribe': 'POST question-library/v1/subscribe',
    'questionLibrary.unsubscribe': 'DELETE question-library/v1/subscribe',
  },
  'wrong questions and answers': {
    'wrongQuestion.list': 'GET question-library/v1/wrong-question/list',
    'wrongQuestion.answers': 'GET question-library/v1/wrong-answer/list',
  },
  'slide library list': {
    'slideLibrary.list': 'GET slide-library/v1/list',
    'slide.list': 'GET slide-library/v1/slide/list',
    'slide.school': 'GET slide-library/v1/slide/school/list',
    'slide.facets': 'GET slide-library/v1/slide/facets',
  },
  'slide library detail': {
    'slideLibrary.detail': 'GET slide-library/v1/detail',
    'slide.detail': 'GET slide-library/v1/slide/detail',
  },
  'slide reports': {
    'slideReport.add': 'POST slide-library/v1/report',
    'slideReport.list': 'GET slide-library/v1/report/list',
    'slideReport.kept': 'GET slide-library/v1/report/kept/list',
    'slideReport.answer': 'PUT slide-library/v1/report/answer',
  },
  'slide images': {
    'slide.images': 'GET slide-library/v1/slide/image/list',
    'slide.tileSource': 'GET slide-library/v1/slide/tile-source',
  },
  annotations: {
    'annotation.list': 'GET annotation/v1/list',
    'annotation.add': 'POST annotation/v1',
    'annotation.edit': 'PUT annotation/v1',
    'annotation.remove': 'DELETE annotation/v1',
  },
  'image adjustment': {
    'imageAdjustment.detail': 'GET image-adjustment/v1',
    'imageAdjustment.save': 'PUT image-adjustment/v1',
  },
  'slide view count': { 'slideLibrary.viewCount': 'POST slide-library/v1/view-count' },
  'anatomy and simulation items': {
    'anatomy.items': 'GET anatomy/v1/item/list',
    'simulation.items': 'GET simulation/v4/item/list',
  },
  'anatomy and simulation models': {
    'anatomy.models': 'GET anatomy/v1/model/list',
    'simulation.models': 'GET simulation/v4/model/list',
  },
  'anatomy and simulation commodities': {
    'anatomy.commodities': 'GET anatomy/v1/commodity/list',
    'simulation.commodities': 'GET simulation/v4/commodity/list',
  },
  'anatomy and simulation collect': {
    'collect.state': 'GET collect/v1/state',
    'collect.add': 'POST collect/v1/add',
    'collect.remove': 'DELETE collect/v1/delete',
  },
  'simulation v4 lists': {
    'simulation.list': 'GET simulation/v4/list',
    'simulation.made': 'GET simulation/v4/made/list',
    'simulation.filters': 'GET simulation/v4/filter/list',
    'simulation.related': 'GET simulation/v4/related/list',
  },
  'simulation v4 video': {
    'simulationVideo.list': 'GET simulation/v4/video/list',
    'simulationVideo.detail': 'GET simulation/v4/video/detail',
    'simulationVideo.keepPosition': 'POST simulation/v4/video/position',
  },
  'simulation v4 notes at a video': {
    'simulationNote.list': 'GET simulation/v4/video/note/list',
    'simulationNote.add': 'POST simulation/v4/video/note',
    'simulationNote.edit': 'PUT simulation/v4/video/note',
    'simulationNote.remove': 'DELETE simulation/v4/video/note',
  },
  'simulation v4 bullet comments': {
    'bulletComment.list': 'GET simulation/v4/bullet-comment/list',
    'bulletComment.send': 'POST simulation/v4/bullet-comment',
    'bulletComment.remove': 'DELETE simulation/v4/bullet-comment',
    'bulletComment.mine': 'GET simulation/v4/bullet-comment/mine',
    'bulletComment.clear': 'POST simulation/v4/bullet-comment/clear',
    'bulletComment.mutes': 'GET simulation/v4/bullet-comment/mute/list',
    'bulletComment.mute': 'POST simulation/v4/bullet-comment/mute',
    'bulletComment.unmute': 'DELETE simulation/v4/bullet-comment/mute',
    'bulletComment.blocks': 'GET simulation/v4/bullet-comment/block',
    'bulletComment.keepBlocks': 'PUT simulation/v4/bullet-comment/block',
  },
  'simulation v4 practice': { 'simulation.practices': 'GET simulation/v4/practice/list' },
  'simulation v4 price': { 'simulation.price': 'GET simulation/v4/price' },
};

/** Calls that the screens of sections 1 and 2 need in addition. */
const ofScreens: Record<string, Record<string, string>> = {
  ...ofPractice,
  'practices of before': { 'practice.list': 'GET practice/v1/list' },
  'exams of before': { 'exam.history': 'GET exam/v1/history' },
  '/myQuestion': {
    'questionLibrary.subscribed': 'GET question-library/v1/subscribe/list',
    'wrongQuestion.restore': 'POST question-library/v1/wrong-question/restore',
    'wrongQuestion.remove': 'DELETE question-library/v1/wrong-question',
    'collectedQuestion.ids': 'GET question-library/v1/collected-question/id-list',
  },
  '/myQuestion/statistics': {
    'questionLibrary.statistics': 'GET question-library/v1/statistics',
  },
  '/testingCenter/dayQuestion': {
    'dailyQuestion.detail': 'GET question-library/v1/daily-question',
    'dailyQuestion.answer': 'POST question-library/v1/daily-question/answer',
    'dailyQuestion.calendar': 'GET question-library/v1/daily-question/calendar',
  },
  '/morphology/library': {
    'slideLibrary.directory': 'GET slide-library/v1/directory',
    'slidePanel.videos': 'GET slide-library/v1/slide/video/list',
    'slidePanel.information': 'GET slide-library/v1/slide/information',
    'slidePanel.practices': 'GET slide-library/v1/slide/practice/list',
    'slidePanel.pathology': 'GET slide-library/v1/slide/pathology',
    'slidePanel.words': 'GET slide-library/v1/slide/words',
    'slidePanel.saveWords': 'PUT slide-library/v1/slide/words',
    'annotation.setVisibility': 'PUT annotation/v1/visibility',
    'annotation.shapes': 'GET annotation/v1/shape/list',
  },
  '/morphology, 3D specimens': {
    'specimen.list': 'GET specimen/v1/list',
    'specimen.detail': 'GET specimen/v1/detail',
    'specimen.models': 'GET specimen/v1/model/list',
    'specimen.structures': 'GET specimen/v1/structure/list',
    'specimen.hotspots': 'GET specimen/v1/hotspot/list',
  },
  '/morphology, interactive experiments': {
    'experiment.list': 'GET experiment/v1/list',
    'experiment.detail': 'GET experiment/v1/detail',
    'experiment.begin': 'POST experiment/v1/run/begin',
    'experiment.runs': 'GET experiment/v1/run/list',
    'experiment.run': 'GET experiment/v1/run',
    'experiment.act': 'POST experiment/v1/run/act',
    'experiment.finish': 'POST experiment/v1/run/finish',
  },
  '/clinical-system, virtual patients': {
    'patient.list': 'GET patient/v1/case/list',
    'patient.detail': 'GET patient/v1/case/detail',
    'patient.begin': 'POST patient/v1/run/begin',
    'patient.runs': 'GET patient/v1/run/list',
    'patient.run': 'GET patient/v1/run',
    'patient.act': 'POST patient/v1/run/act',
    'patient.finish': 'POST patient/v1/run/finish',
  },
  '/anatomy': {
    'anatomy.list': 'GET anatomy/v1/list',
    'anatomy.school': 'GET anatomy/v1/school/list',
    'anatomy.categories': 'GET anatomy/v1/category/list',
    'anatomy.detail': 'GET anatomy/v1/detail',
    'anatomy.introduction': 'GET anatomy/v1/introduction',
    'anatomy.structures': 'GET anatomy/v1/structure/list',
    'anatomyNote.list': 'GET anatomy/v1/note/list',
    'anatomyNote.mine': 'GET anatomy/v1/note/mine/list',
    'anatomyNote.add': 'POST anatomy/v1/note',
    'anatomyNote.edit': 'PUT anatomy/v1/note',
    'anatomyNote.remove': 'DELETE anatomy/v1/note',
    'anatomyQuiz.begin': 'POST anatomy/v1/quiz/begin',
    'anatomyQuiz.quiz': 'GET anatomy/v1/quiz',
    'anatomyQuiz.past': 'GET anatomy/v1/quiz/list',
    'anatomyQuiz.answer': 'POST anatomy/v1/quiz/answer',
    'anatomyTour.list': 'GET anatomy/v1/tour/list',
    'anatomyTour.add': 'POST anatomy/v1/tour',
    'anatomyTour.edit': 'PUT anatomy/v1/tour',
    'anatomyTour.setVisibility': 'PUT anatomy/v1/tour/visibility',
    'anatomyTour.remove': 'DELETE anatomy/v1/tour',
  },
  '/virtualSimulation/detail': { 'simulation.detail': 'GET simulation/v4/detail' },
  '/roam': {
    'roam.rooms': 'GET roam/v1/room/list',
    'roam.hotspots': 'GET roam/v1/hotspot/list',
  },
  '/firstAidDrillSystem': {
    'drill.scenarios': 'GET first-aid-drill/v1/scenario/list',
    'drill.scenario': 'GET first-aid-drill/v1/scenario/detail',
    'drill.start': 'POST first-aid-drill/v1/start',
    'drill.current': 'GET first-aid-drill/v1/current',
    'drill.answer': 'POST first-aid-drill/v1/answer',
    'drill.result': 'GET first-aid-drill/v1/result',
    'drill.history': 'GET first-aid-drill/v1/history',
    'drill.ranking': 'GET first-aid-drill/v1/ranking',
    'drill.setRanked': 'PUT first-aid-drill/v1/ranking',
  },
};

/** Resources that only partly serve these areas. */
const shared = ['collect'];

const known = new Map(
  everyCall()
    .filter(({ service }) => service === 'main')
    .map(({ resource, name, call }) => [`${resource}.${name}`, `${call.method} ${call.path}`]),
);
const resourceOf = (name: string) => name.slice(0, name.indexOf('.'));

const expected = [...Object.entries(specified), ...Object.entries(ofScreens)];

describe('practice, exams, libraries, anatomy, simulation, tour and drills', () => {
  it.each(expected)('%s', (_capability, calls) => {
    const found = Object.keys(calls).map((name) => [name, known.get(name)]);
    expect(Object.fromEntries(found)).toEqual(calls);
  });

  it('have no call that no capability asks for', () => {
    const named = expected.flatMap(([, calls]) => Object.keys(calls));
    const own = named.filter((name) => !shared.includes(resourceOf(name)));
    const resources = new Set(own.map(resourceOf));
    const written = [...known.keys()].filter((name) => resources.has(resourceOf(name)));
    expect(written.sort()).toEqual([...new Set(own)].sort());
  });
});
