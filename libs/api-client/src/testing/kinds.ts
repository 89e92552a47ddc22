import { words } from './words';

/** What each endpoint does beside asking: whoever changes one says it here, too. */
export const kinds = {
  readOnce: words(`
    countAudienceGroups countNoticeRecipients exportPaper findTags getAds getAnatomyCategories
    getAnatomyCommodities getAnatomyIntroduction getAudienceGroups getAudiencePeople
    getBulletComments getCaseVersion getChapterList getClassCourses getClassTestPaper
    getCommodityClassify getCommodityFilters getCourseImport getCourseIntroduction
    getCourseTagGroups getCourseTeachers getCourseV1Detail getCurrentDrill getDataLooks
    getDiscussedQuestion getDownloads getDrillResult getDrillVersion getEquityList
    getExamMarkingAnswers getExamResidueTime getExamReview getExamTestPaper getExamTileSource
    getExamTrays getExperimentRun getFaultyMembers getFaultyQuestions getFirstAidDownloadPath
    getHelpDetail getHelpList getHotSearches getHotspots getInsightGroups getInsightOverview
    getInsightPeople getLicenceCoverage getLicenceProducts getLuoheDetail getLuoheList getLuoheZone
    getMadePaper getMajorTags getMediaRules getMemberCardList getMemberTemplate getModelLoss
    getNewsDetail getNewsList getNoticeGroups getOrderState getOrganisationPage
    getOrganisationsByName getOutlineList getOwnInsight getPaperSources getPracticeBanks
    getPracticePercentile getPracticeQuestions getPracticeResult getQuestionTemplate
    getQuestionTileSource getRechargeOffers getRechargeState getRevealedQuestions getRooms
    getSearchCounts getSearchSuggestions getSimulationCommodities getSimulationFilters
    getSimulationLoss getSimulationPractices getSlideFacets getSlideGaze getSlideImages getSlideLoss
    getSlideOriginal getSlideWatchers getSomeMedia getTagGroups getTagList getTerms getVipState
    getVirtualSystemList locateDiscussion pickQuestions previewSchoolMerge scanLogin searchNews
    searchRehearsals verifyCertificate
  `),
  refreshesNothing: words(`
    actInExperiment actInPatient answerDrillStep beginCourseImport cancelScan checkCase checkDrill
    checkToken clearBullets completeScan countSlideView deleteAccount downloadInvoice
    drawCourseCover drawPuzzle drawQuestions endCoursewareLearn endProductStudy endResourceLearn
    endStudy enterSchool exportAudit exportCourseLearners exportDepartments exportExamGrades
    exportInsight exportMemberImports exportMembers exportNotes exportNoticeReaders exportQuestions
    exportRevenue exportSchoolAudit exportSchoolClasses exportSchoolMerge exportSchoolTerms
    exportTeachingClasses exportTeachingPeople findOrganisations finishCourseImport generateIds
    getUploadParameters goOnWithCourseImport goOnWithMedia joinAudience joinPhone keepVideoPosition
    logOut loginByCode loginByPassword loginBySchoolAccount makeCourseFile matchAudience
    matchAudienceSheet noteLeaving payOrder payRechargeOrder payVipOrder refreshCoursewareLearn
    refreshResourceLearn reportQuestion revealQuestion saveExamAnswers savePracticeAnswers
    sendSmsCode solvePuzzle startCoursewareLearn startProductStudy startResourceLearn startStudy
    submitScan tellSlideGaze tryExamCorrection
  `),
  silent: words(`
    beginCourseImport beginMedia cancelCourseImport cancelScan countNoticeRecipients countSlideView
    editSlideLayer endCoursewareLearn endProductStudy endResourceLearn endStudy exchangeCode
    findTags finishCourseImport finishMedia getAnatomyNotes getAnatomyTours getBulletBlocks
    getBulletComments getCertificateStanding getChosenTag getCollectStates getCommodityClassify
    getCommodityFilters getCourseCardFacts getCourseImport getCourseNotices getCourseRating
    getCourseTagGroups getCoursewareDetail getDiscussedQuestion getExamTileSource getExamTrays
    getFilmQuestion getFirstAidDownloadPath getFittingCoupons getHotSearches getImageAdjustment getLayerShapes getLiveExam
    getMadeSimulations getMajorTags getMediaRoom getMediaRules getMyCourseCertificates
    getMySchoolRights getOfficialNotice getOfficialNotices getOrderState getOutlineList
    getOwnAnatomyNotes getOwnSchools getQuestionImport getQuestionTileSource
    getReceivedClassroomNotices getReceivedCourseNotices getReceivedLikes getReceivedReplies
    getReceivedSchoolNotice getReceivedSchoolNotices getRechargeState getRelatedSimulations
    getSearchSuggestions getSimulationFilters getSimulationNotes getSlideInformation getSlideLayers
    getSlideNotes getSlidePathology getSlidePractices getSlideTileSource getSlideTours
    getSlideTrays getSlideVideos getSoldApart getSomeMedia getTagGroups getTagList getTalkCounts
    getTeachingClasses getTerms getUnreadByKind getUnreadTotal getUserHalo getVipState
    goOnWithCourseImport goOnWithMedia handInSlideFinding keepVideoPosition logOut noteLeaving
    payOrder payRechargeOrder payVipOrder previewLeaving previewLeavingFile previewMembers
    previewSchoolMerge readAllNotices refreshCoursewareLearn refreshResourceLearn rememberSlideView
    saveExamAnswers saveImageAdjustment savePracticeAnswers scanLogin setNoticeStatus
    startCoursewareLearn startProductStudy startResourceLearn startStudy tellSlideGaze
    verifyCertificate
  `),
  vital: words(`
    checkToken getMadeCase getMadeDrill getMadeModel getMadeSlide getOwnSimulation
  `),
  warns: words(`
    sendSmsCode
  `),
  waits: words(`
    findOrganisations loginByCode loginByPassword loginBySchoolAccount replaceInitialPassword
    setPassword
  `),
  outlives: words(`
    logOut
  `),
};
