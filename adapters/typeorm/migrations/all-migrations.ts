import { NoteInstallation1772442000601 } from './1772442000601-note-installation.ts'
import { KeepZonesOfReports1772442000641 } from './1772442000641-keep-zones-of-reports.ts'
import { KeepModelPrices1772442000661 } from './1772442000661-keep-model-prices.ts'
import { KeepToldLines1772442000660 } from './1772442000660-keep-told-lines.ts'
import { NoteAddressesInAuditLog1772442000643 } from './1772442000643-note-addresses-in-audit-log.ts'
import { NoteRemovedSessions1772442000644 } from './1772442000644-note-removed-sessions.ts'
import { NoteEditedComments1772442000642 } from './1772442000642-note-edited-comments.ts'
import { HandOverAccounts1772442000640 } from './1772442000640-hand-over-accounts.ts'
import { NoteUndeliveredInvitations1772442000602 } from './1772442000602-note-undelivered-invitations.ts'
import { FoldLetters1772442000605 } from './1772442000605-fold-letters.ts'
import { IndexLanguages1772442000607 } from './1772442000607-index-languages.ts'
import { OrderByBytes1772442000608 } from './1772442000608-order-by-bytes.ts'
import { LeadPostingsByAccount1772442000606 } from './1772442000606-lead-postings-by-account.ts'
import { CreateAccounts1772442000001 } from './1772442000001-create-accounts.ts'
import { CreateProjectsAndFunders1772442000002 } from './1772442000002-create-projects-and-funders.ts'
import { CreateDocuments1772442000003 } from './1772442000003-create-documents.ts'
import { CreateProposals1772442000004 } from './1772442000004-create-proposals.ts'
import { CreateJobs1772442000005 } from './1772442000005-create-jobs.ts'
import { KeepLayouts1772442000008 } from './1772442000008-keep-layouts.ts'
import { PackPostings1772442000009 } from './1772442000009-pack-postings.ts'
import { CreateReports1772442000006 } from './1772442000006-create-reports.ts'
import { IndexFunderNames1772442000010 } from './1772442000010-index-funder-names.ts'
import { KeepSpending1772442000011 } from './1772442000011-keep-spending.ts'
import { KeepUsageOfOverviews1772442000012 } from './1772442000012-keep-usage-of-overviews.ts'
import { ServeOperators1772442000013 } from './1772442000013-serve-operators.ts'
import { KeepDependencies1772442000041 } from './1772442000041-keep-dependencies.ts'
import { KeepJobHistory1772442000014 } from './1772442000014-keep-job-history.ts'
import { KeepDataMigrations1772442000015 } from './1772442000015-keep-data-migrations.ts'
import { ListFunders1772442000051 } from './1772442000051-list-funders.ts'
import { CountAcrossHosts1772442000061 } from './1772442000061-count-across-hosts.ts'
import { KeepTaskBoards1772442000091 } from './1772442000091-keep-task-boards.ts'
import { CreateAccessTokens1772442000101 } from './1772442000101-create-access-tokens.ts'
import { WallOffAccounts1772442000201 } from './1772442000201-wall-off-accounts.ts'
import { CoverTheWall1772442000211 } from './1772442000211-cover-the-wall.ts'
import { EstimateTheWall1772442000212 } from './1772442000212-estimate-the-wall.ts'
import { IndexWorkInProgress1772442000221 } from './1772442000221-index-work-in-progress.ts'
import { EraseDeletedRows1772442000321 } from './1772442000321-erase-deleted-rows.ts'
import { DescribeSessions1772442000342 } from './1772442000342-describe-sessions.ts'
import { KeepSecondFactors1772442000343 } from './1772442000343-keep-second-factors.ts'
import { KeepSeveralResetLinks1772442000341 } from './1772442000341-keep-several-reset-links.ts'
import { KeepCutOffs1772442000311 } from './1772442000311-keep-cut-offs.ts'
import { IndexJobLanes1772442000312 } from './1772442000312-index-job-lanes.ts'
import { IndexDocumentSizes1772442000351 } from './1772442000351-index-document-sizes.ts'
import { KeepCodesOfReasons1772442000401 } from './1772442000401-keep-codes-of-reasons.ts'
import { NoteAcceptedAddresses1772442000451 } from './1772442000451-note-accepted-addresses.ts'
import { KeepPlans1772442000501 } from './1772442000501-keep-plans.ts'
import { IndexDeadlines1772442000502 } from './1772442000502-index-deadlines.ts'
import { RememberAnswers1772442000481 } from './1772442000481-remember-answers.ts'
import { VerifyEmails1772442000331 } from './1772442000331-verify-emails.ts'
import { FreeInvitedEmails1772442000332 } from './1772442000332-free-invited-emails.ts'
import { KeepTextVersions1772442000411 } from './1772442000411-keep-text-versions.ts'
import { ImportRegisters1772442000071 } from './1772442000071-import-registers.ts'
import { KeepReviews1772442000431 } from './1772442000431-keep-reviews.ts'
import { IndexAssignees1772442000432 } from './1772442000432-index-assignees.ts'
import { KeepRemovedQuestions1772442000433 } from './1772442000433-keep-removed-questions.ts'
import { KeepDueDates1772442000434 } from './1772442000434-keep-due-dates.ts'
import { KeepComments1772442000435 } from './1772442000435-keep-comments.ts'
import { KeepBriefs1772442000471 } from './1772442000471-keep-briefs.ts'
import { IndexMissingAnswers1772442000491 } from './1772442000491-index-missing-answers.ts'
import { KeyFundersAnew1772442000072 } from './1772442000072-key-funders-anew.ts'
import { KeepProfiles1772442000461 } from './1772442000461-keep-profiles.ts'
import { IndexQuestions1772442000511 } from './1772442000511-index-questions.ts'
import { DescribeDocuments1772442000512 } from './1772442000512-describe-documents.ts'
import { KeepFormReadings1772442000551 } from './1772442000551-keep-form-readings.ts'
import { NoteCopiedAnswers1772442000564 } from './1772442000564-note-copied-answers.ts'
import { KeepProofreadings1772442000565 } from './1772442000565-keep-proofreadings.ts'
import { KeepSpendingByFeature1772442000570 } from './1772442000570-keep-spending-by-feature.ts'
import { KeepOutages1772442000571 } from './1772442000571-keep-outages.ts'
import { KeepOverviewWarnings1772442000575 } from './1772442000575-keep-overview-warnings.ts'
import { IndexFormDeadlines1772442000580 } from './1772442000580-index-form-deadlines.ts'
import { KeepRequests1772442000581 } from './1772442000581-keep-requests.ts'
import { KeepRevokedAdmins1772442000583 } from './1772442000583-keep-revoked-admins.ts'
import { CountCodesByOrigin1772442000584 } from './1772442000584-count-codes-by-origin.ts'
import { NoteVersionsOfFacts1772442000585 } from './1772442000585-note-versions-of-facts.ts'
import { FreeUnconfirmedEmails1772442000590 } from './1772442000590-free-unconfirmed-emails.ts'
import { NoteInviters1772442000591 } from './1772442000591-note-inviters.ts'
import { KeepToldPlaces1772442000680 } from './1772442000680-keep-told-places.ts'
import { LabelDocuments1772442000691 } from './1772442000691-label-documents.ts'
import { IndexLabels1772442000692 } from './1772442000692-index-labels.ts'
import { TickDocumentsOfReports1772442000700 } from './1772442000700-tick-documents-of-reports.ts'
import { KeepPassageVectors1772442000665 } from './1772442000665-keep-passage-vectors.ts'

/** In the order of running. Listed here, not read from the folder, so that a bundle contains them. */
export const ALL_MIGRATIONS = [
  CreateAccounts1772442000001,
  CreateProjectsAndFunders1772442000002,
  CreateDocuments1772442000003,
  CreateProposals1772442000004,
  CreateJobs1772442000005,
  CreateReports1772442000006,
  KeepLayouts1772442000008,
  PackPostings1772442000009,
  IndexFunderNames1772442000010,
  KeepSpending1772442000011,
  KeepUsageOfOverviews1772442000012,
  ServeOperators1772442000013,
  KeepJobHistory1772442000014,
  KeepDataMigrations1772442000015,
  KeepDependencies1772442000041,
  ListFunders1772442000051,
  CountAcrossHosts1772442000061,
  ImportRegisters1772442000071,
  KeyFundersAnew1772442000072,
  KeepTaskBoards1772442000091,
  CreateAccessTokens1772442000101,
  WallOffAccounts1772442000201,
  CoverTheWall1772442000211,
  EstimateTheWall1772442000212,
  IndexWorkInProgress1772442000221,
  KeepCutOffs1772442000311,
  IndexJobLanes1772442000312,
  EraseDeletedRows1772442000321,
  VerifyEmails1772442000331,
  FreeInvitedEmails1772442000332,
  KeepSeveralResetLinks1772442000341,
  DescribeSessions1772442000342,
  KeepSecondFactors1772442000343,
  IndexDocumentSizes1772442000351,
  KeepCodesOfReasons1772442000401,
  KeepTextVersions1772442000411,
  KeepReviews1772442000431,
  IndexAssignees1772442000432,
  KeepRemovedQuestions1772442000433,
  KeepDueDates1772442000434,
  KeepComments1772442000435,
  NoteAcceptedAddresses1772442000451,
  KeepProfiles1772442000461,
  KeepBriefs1772442000471,
  IndexMissingAnswers1772442000491,
  KeepPlans1772442000501,
  IndexDeadlines1772442000502,
  RememberAnswers1772442000481,
  IndexQuestions1772442000511,
  DescribeDocuments1772442000512,
  KeepFormReadings1772442000551,
  NoteCopiedAnswers1772442000564,
  KeepProofreadings1772442000565,
  KeepSpendingByFeature1772442000570,
  KeepOutages1772442000571,
  KeepOverviewWarnings1772442000575,
  IndexFormDeadlines1772442000580,
  KeepRequests1772442000581,
  KeepRevokedAdmins1772442000583,
  CountCodesByOrigin1772442000584,
  NoteVersionsOfFacts1772442000585,
  FreeUnconfirmedEmails1772442000590,
  NoteInviters1772442000591,
  NoteInstallation1772442000601,
  NoteUndeliveredInvitations1772442000602,
  FoldLetters1772442000605,
  LeadPostingsByAccount1772442000606,
  IndexLanguages1772442000607,
  OrderByBytes1772442000608,
  HandOverAccounts1772442000640,
  KeepZonesOfReports1772442000641,
  NoteEditedComments1772442000642,
  NoteAddressesInAuditLog1772442000643,
  NoteRemovedSessions1772442000644,
  KeepToldLines1772442000660,
  KeepModelPrices1772442000661,
  KeepPassageVectors1772442000665,
  KeepToldPlaces1772442000680,
  LabelDocuments1772442000691,
  IndexLabels1772442000692,
  TickDocumentsOfReports1772442000700,
]
