import { words } from '@cheese/api-client/testing/words';

/** What each endpoint does beside asking: whoever changes one says it here, too. */
export const kinds = {
  readOnce: words(`
    getOrgUserImportRows getOrgUserImportState getQuestionImportRows getQuestionImportState
    getQuizResult getUserInfo
  `),
  refreshesNothing: words(`
    cancelOrgUserImport cancelQuestionImport cancelResourceUpload checkToken drawPuzzle
    exportCertificateRecords exportQuestions exportSituation getOrgUserTemplate
    getQuestionTemplate getResourceUpload keepQuizAnswer logOut loginByCode loginByPassword
    previewOrgUserImport previewQuestionImport resetOrgUserPassword sendSmsCode setPassword
    solvePuzzle startStudy
  `),
  silent: words(`
    endStudy getQuizSupply keepQuizAnswer logOut previewOrgUserImport previewQuestionImport
    startStudy verifyCertificate
  `),
  vital: words(`
    checkToken getUserInfo
  `),
  warns: words(`
    sendSmsCode
  `),
  waits: words(`
    loginByCode loginByPassword setPassword
  `),
  outlives: words(`
    endStudy logOut
  `),
};
