import type { ListDataFlows } from '../../core/privacy/list-data-flows.ts'
import type { AcceptInvite } from '../../core/accounts/members/accept-invite.ts'
import type { Authenticate } from '../../core/accounts/sessions/authenticate.ts'
import type { ChangeName } from '../../core/accounts/change-name.ts'
import type { ChangePassword } from '../../core/accounts/change-password.ts'
import type { ChangePreferences } from '../../core/accounts/change-preferences.ts'
import type { EndOffer, OfferAccount, TakeOverAccount } from '../../core/accounts/members/hand-over-account.ts'
import type { InviteUser } from '../../core/accounts/members/invite-user.ts'
import type { KeepAccount } from '../../core/accounts/removal/keep-account.ts'
import type { ListAccountUsers } from '../../core/accounts/members/list-account-users.ts'
import type { LogIn } from '../../core/accounts/sessions/log-in.ts'
import type { LogOut } from '../../core/accounts/sessions/log-out.ts'
import type {
  ViewSecondFactor,
  StartSecondFactor,
  ConfirmSecondFactor,
  TurnOffSecondFactor,
} from '../../core/accounts/sessions/own-second-factor.ts'
import type { EndOtherSessions, EndOwnSession, ListOwnSessions } from '../../core/accounts/sessions/own-sessions.ts'
import type { MakeVerificationLink } from '../../core/accounts/make-verification-link.ts'
import type { MakeInvitationLink } from '../../core/accounts/members/make-invitation-link.ts'
import type { Register } from '../../core/accounts/register.ts'
import type { ProveUser } from '../../core/accounts/sessions/prove-user.ts'
import type { RemoveAccount } from '../../core/accounts/removal/remove-account.ts'
import type { RemoveAnyMember, RemoveMember } from '../../core/accounts/members/remove-member.ts'
import type { RequestPasswordReset } from '../../core/accounts/request-password-reset.ts'
import type { RequestEmailChange } from '../../core/accounts/request-email-change.ts'
import type { RequestEmailVerification } from '../../core/accounts/request-email-verification.ts'
import type { RequestFactsFile } from '../../core/settings/request-facts-file.ts'
import type { ResetPassword } from '../../core/accounts/reset-password.ts'
import type { ChangeSettings, ViewSettings } from '../../core/settings/settings.ts'
import type { VerifyEmail } from '../../core/accounts/verify-email.ts'
import type { ViewOwnAccount, ViewOwnership } from '../../core/accounts/members/view-ownership.ts'
import type { WithdrawInvitation } from '../../core/accounts/members/withdraw-invitation.ts'
import type { ListAuditEntries, ListGrantDocuments, ListProposals, ListUsers } from '../../core/admin/lists.ts'
import type { ViewAccount } from '../../core/admin/view-account.ts'
import type { ChangeBrief } from '../../core/briefing/change-brief.ts'
import type { FillGap } from '../../core/gaps/fill-gap.ts'
import type { ViewGaps } from '../../core/gaps/view-gaps.ts'
import type { RequestBrief } from '../../core/briefing/request-brief.ts'
import type { ViewBrief } from '../../core/briefing/view-brief.ts'
import type { ListDocumentUses } from '../../core/documents/list-document-uses.ts'
import type { ListDocuments } from '../../core/documents/list-documents.ts'
import type { RemoveDocument } from '../../core/library/remove-document.ts'
import type { LabelDocuments } from '../../core/library/label-documents.ts'
import type { RenameDocument } from '../../core/library/rename-document.ts'
import type { ReplaceDocument } from '../../core/library/replace-document.ts'
import type { UploadDocument } from '../../core/library/upload-document.ts'
import type { ViewDocumentText } from '../../core/documents/view-document-text.ts'
import type { ListFunderImports } from '../../core/funders/list-funder-imports.ts'
import type { CountFunders, ListFunders } from '../../core/funders/list-funders.ts'
import type { RequestFunderRenewal } from '../../core/funders/request-funder-renewal.ts'
import type { SaveFunder } from '../../core/funders/save-funder.ts'
import type { SearchFunders, ViewFunder } from '../../core/funders/search-funders.ts'
import type { StartFunderImport } from '../../core/funders/start-funder-import.ts'
import type { ListApplications } from '../../core/pipeline/list-applications.ts'
import type { ViewFormTerms } from '../../core/pipeline/view-form-terms.ts'
import type { ViewHome } from '../../core/pipeline/view-home.ts'
import type { ChangeAnswer } from '../../core/answer-library/change-answer.ts'
import type { ListAnswers } from '../../core/answer-library/list-answers.ts'
import type { SuggestAnswers } from '../../core/answer-library/suggest-answers.ts'
import type { UseAnswer } from '../../core/answer-library/use-answer.ts'
import type { RenameProject, ToggleProjectArchived } from '../../core/projects/change-project.ts'
import type { ViewFirstSteps } from '../../core/profile/view-first-steps.ts'
import type { CreateProject } from '../../core/overviews/create-project.ts'
import type { DuplicateProject } from '../../core/overviews/duplicate-project.ts'
import type { RemoveProject } from '../../core/overviews/remove-project.ts'
import type { RequestOverview } from '../../core/overviews/request-overview.ts'
import type { ListJobs } from '../../core/operations/list-jobs.ts'
import type { ReloadJob } from '../../core/operations/reload-job.ts'
import type { RemoveJob } from '../../core/operations/remove-job.ts'
import type { ViewJob } from '../../core/operations/view-job.ts'
import type { ListProjects, ViewProject } from '../../core/overviews/view-projects.ts'
import type { AddQuestion } from '../../core/questions/add-question.ts'
import type { ChangeClassification } from '../../core/forms/change-classification.ts'
import type { ChangeQuestion } from '../../core/questions/change-question.ts'
import type { ReviewQuestions } from '../../core/questions/review-questions.ts'
import type {
  CommentOnQuestion,
  EditComment,
  ListComments,
  RemoveComment,
  ResolveComment,
} from '../../core/questions/comment-on-question.ts'
import type { AddFact } from '../../core/profile/add-fact.ts'
import type { ChangeFact } from '../../core/profile/change-fact.ts'
import type { ViewProfile } from '../../core/profile/view-profile.ts'
import type { ListWaiting } from '../../core/questions/list-waiting.ts'
import type { DownloadFunderOverview } from '../../core/funders/download-funder-overview.ts'
import type { DownloadOverview } from '../../core/overviews/download-overview.ts'
import type { DownloadReport } from '../../core/reports/download-report.ts'
import type { DismissLacking } from '../../core/questions/dismiss-lacking.ts'
import type { MarkAnswerCopied } from '../../core/hand-in/mark-answer-copied.ts'
import type { ViewPortal } from '../../core/hand-in/view-portal.ts'
import type { DownloadApplication, DownloadCoverLetter } from '../../core/hand-in/download-application.ts'
import type { DuplicateProposal } from '../../core/applications/duplicate-proposal.ts'
import type { AskItem, ChangeItem, RemoveItem } from '../../core/forms/change-item.ts'
import type { MakeItem } from '../../core/forms/make-item.ts'
import type { MarkLine } from '../../core/forms/mark-line.ts'
import type { ListDoubtfulLines, TellLine } from '../../core/forms/tell-line.ts'
import type { SettleDoubt } from '../../core/forms/settle-doubt.ts'
import type { ViewFormFile } from '../../core/forms/view-form-file.ts'
import type { FillForm } from '../../core/hand-in/fill-form.ts'
import type { PointToPlace } from '../../core/hand-in/point-to-place.ts'
import type { ViewForm } from '../../core/hand-in/view-form.ts'
import type { RequestProofreading } from '../../core/proofreading/request-proofreading.ts'
import type { ApplySuggestion, DismissSuggestion } from '../../core/proofreading/settle-suggestion.ts'
import type { ViewProofreading } from '../../core/proofreading/view-proofreading.ts'
import type { GiveForm } from '../../core/forms/give-form.ts'
import type { RemoveProposal } from '../../core/applications/remove-proposal.ts'
import type { MergeQuestions } from '../../core/questions/merge-questions.ts'
import type { PasteQuestions } from '../../core/questions/paste-questions.ts'
import type { RemoveQuestion, RestoreQuestion } from '../../core/questions/remove-question.ts'
import type { SplitQuestion } from '../../core/questions/split-question.ts'
import type { ChangeProposal, ToggleProposalArchived } from '../../core/applications/change-proposal.ts'
import type { CreateManualGrant } from '../../core/applications/create-manual-grant.ts'
import type { CreateUploadGrant } from '../../core/applications/create-upload-grant.ts'
import type { DraftAgain } from '../../core/drafting/draft-again.ts'
import type { ReloadAllAnswers, ReloadAnswer } from '../../core/drafting/reload-answers.ts'
import type { RequestCoverLetter } from '../../core/letters/request-cover-letter.ts'
import type { RequestFunderOverview } from '../../core/funder-overviews/request-funder-overview.ts'
import type { RequestImprovement } from '../../core/drafting/request-improvement.ts'
import type {
  ViewCoordinatorMessages,
  ViewPassages,
  ViewProposal,
  ViewSources,
} from '../../core/applications/view-proposal.ts'
import type { DoOnce } from '../../core/requests/do-once.ts'
import type { AssertUploadQuota } from '../../core/quotas/assert-upload-quota.ts'
import type { CreateReport } from '../../core/reports/create-report.ts'
import type { ChangeReport } from '../../core/reports/change-report.ts'
import type { DuplicateReport } from '../../core/reports/duplicate-report.ts'
import type { RemoveReport } from '../../core/reports/remove-report.ts'
import type { RequestReport } from '../../core/reports/request-report.ts'
import type { ViewReport } from '../../core/reports/view-report.ts'
import type { SuggestSearch } from '../../core/search/suggest-search.ts'
import type { SearchEverything } from '../../core/search/search-everything.ts'
import type { EditText } from '../../core/text-history/edit-text.ts'
import type { ListTextVersions } from '../../core/text-history/list-text-versions.ts'
import type { RestoreText } from '../../core/text-history/restore-text.ts'
import type { UndoText } from '../../core/text-history/undo-text.ts'
import type { ExportSpending } from '../../core/spending/export-spending.ts'
import type { ListSpending } from '../../core/spending/list-spending.ts'
import type { ViewUsage } from '../../core/spending/view-usage.ts'
import type { DownloadOwnData } from '../../core/transfer/download-own-data.ts'
import type { AuthoriseTaskBoard, DisconnectTaskBoard } from '../../core/taskboard/authorise-task-board.ts'
import type { ChooseList, ListBoards, ListListsOfBoard } from '../../core/taskboard/choose-list.ts'
import type { CreateTaskCard } from '../../core/taskboard/create-task-card.ts'
import type { IsTaskBoardConfigured } from '../../core/taskboard/is-task-board-configured.ts'
import type { ViewTaskBoard } from '../../core/taskboard/view-task-board.ts'
import type { ListDataMigrations } from '../../core/maintenance/list-data-migrations.ts'
import type { ViewHealth } from '../../core/operations/view-health.ts'
import type { ListScheduledTasks } from '../../core/maintenance/list-scheduled-tasks.ts'
import type { RequestDataMigration } from '../../core/maintenance/request-data-migration.ts'
import type { RunScheduledTask } from '../../core/maintenance/run-scheduled-task.ts'
import type { SaveModelPrice } from '../../core/writing-service/save-model-price.ts'
import type { TestLanguageModel } from '../../core/writing-service/test-language-model.ts'
import type { ViewLanguageModel } from '../../core/writing-service/view-language-model.ts'
import type { ViewWritingService } from '../../core/writing-service/view-writing-service.ts'

/** The interface of a use case. */
type Does<UseCase extends { execute: unknown }> = Pick<UseCase, 'execute'>

/** The interface of a polled use case: its version detects an unchanged result. */
type DoesVersioned<UseCase extends { execute: unknown; version: unknown }> = Pick<UseCase, 'execute' | 'version'>

/** All use cases of the API. */
export interface UseCases {
  readonly register: Does<Register>
  readonly logIn: Does<LogIn>
  readonly logOut: Does<LogOut>
  readonly authenticate: Does<Authenticate>
  readonly listOwnSessions: Does<ListOwnSessions>
  readonly endOwnSession: Does<EndOwnSession>
  readonly endOtherSessions: Does<EndOtherSessions>
  readonly viewSecondFactor: Does<ViewSecondFactor>
  readonly startSecondFactor: Does<StartSecondFactor>
  readonly confirmSecondFactor: Does<ConfirmSecondFactor>
  readonly turnOffSecondFactor: Does<TurnOffSecondFactor>
  readonly changePassword: Does<ChangePassword>
  readonly changePreferences: Does<ChangePreferences>
  readonly changeName: Does<ChangeName>
  readonly viewFirstSteps: Does<ViewFirstSteps>
  readonly viewSettings: Does<ViewSettings>
  readonly changeSettings: Does<ChangeSettings>
  readonly listDataFlows: Does<ListDataFlows>
  readonly requestFactsFile: Does<RequestFactsFile>
  readonly inviteUser: Does<InviteUser>
  readonly withdrawInvitation: Does<WithdrawInvitation>
  readonly makeVerificationLink: Does<MakeVerificationLink>
  readonly makeInvitationLink: Does<MakeInvitationLink>
  readonly acceptInvite: Does<AcceptInvite>
  readonly listAccountUsers: Does<ListAccountUsers>
  readonly requestPasswordReset: Does<RequestPasswordReset>
  readonly resetPassword: Does<ResetPassword>
  readonly verifyEmail: Does<VerifyEmail>
  readonly requestEmailChange: Does<RequestEmailChange>
  readonly requestEmailVerification: Does<RequestEmailVerification>
  readonly proveUser: Does<ProveUser>
  readonly removeAccount: Does<RemoveAccount>
  readonly keepAccount: Does<KeepAccount>
  readonly viewOwnership: Does<ViewOwnership>
  readonly viewOwnAccount: Does<ViewOwnAccount>
  readonly offerAccount: Does<OfferAccount>
  readonly takeOverAccount: Does<TakeOverAccount>
  readonly endOffer: Does<EndOffer>
  readonly removeMember: Does<RemoveMember>
  readonly removeAnyMember: Does<RemoveAnyMember>
  readonly downloadOwnData: Does<DownloadOwnData>

  readonly doOnce: Does<DoOnce>

  readonly listProjects: DoesVersioned<ListProjects>
  readonly createProject: Does<CreateProject>
  readonly renameProject: Does<RenameProject>
  readonly duplicateProject: Does<DuplicateProject>
  readonly removeProject: Does<RemoveProject>
  readonly toggleProjectArchived: Does<ToggleProjectArchived>
  readonly viewProject: Does<ViewProject>
  readonly downloadOverview: Does<DownloadOverview>
  readonly requestOverview: Does<RequestOverview>

  readonly viewBrief: Does<ViewBrief>
  readonly changeBrief: Does<ChangeBrief>
  readonly requestBrief: Does<RequestBrief>

  readonly assertUploadQuota: Does<AssertUploadQuota>
  readonly uploadDocument: Does<UploadDocument>
  readonly removeDocument: Does<RemoveDocument>
  readonly listDocuments: Does<ListDocuments>
  readonly viewDocumentText: Does<ViewDocumentText>

  readonly searchFunders: Does<SearchFunders>
  readonly viewFunder: Does<ViewFunder>
  readonly downloadFunderOverview: Does<DownloadFunderOverview>
  readonly listFunders: Does<ListFunders>
  readonly countFunders: Does<CountFunders>
  readonly saveFunder: Does<SaveFunder>
  readonly requestFunderRenewal: Does<RequestFunderRenewal>
  readonly startFunderImport: Does<StartFunderImport>
  readonly listFunderImports: Does<ListFunderImports>

  readonly createManualGrant: Does<CreateManualGrant>
  readonly createUploadGrant: Does<CreateUploadGrant>
  readonly addQuestion: Does<AddQuestion>
  readonly pasteQuestions: Does<PasteQuestions>
  readonly changeQuestion: Does<ChangeQuestion>
  readonly reviewQuestions: Does<ReviewQuestions>
  readonly removeQuestion: Does<RemoveQuestion>
  readonly restoreQuestion: Does<RestoreQuestion>
  readonly mergeQuestions: Does<MergeQuestions>
  readonly dismissLacking: Does<DismissLacking>
  readonly splitQuestion: Does<SplitQuestion>
  readonly draftAgain: Does<DraftAgain>
  readonly listComments: Does<ListComments>
  readonly commentOnQuestion: Does<CommentOnQuestion>
  readonly resolveComment: Does<ResolveComment>
  readonly editComment: Does<EditComment>
  readonly removeComment: Does<RemoveComment>
  readonly listWaiting: Does<ListWaiting>
  readonly viewGaps: Does<ViewGaps>
  readonly fillGap: Does<FillGap>

  readonly listAnswers: Does<ListAnswers>
  readonly changeAnswer: Does<ChangeAnswer>
  readonly suggestAnswers: Does<SuggestAnswers>
  readonly useAnswer: Does<UseAnswer>

  readonly viewProfile: Does<ViewProfile>
  readonly changeFact: Does<ChangeFact>
  readonly addFact: Does<AddFact>

  readonly viewHome: Does<ViewHome>
  readonly listApplications: Does<ListApplications>
  readonly viewFormTerms: Does<ViewFormTerms>

  readonly labelDocuments: Does<LabelDocuments>
  readonly renameDocument: Does<RenameDocument>
  readonly replaceDocument: Does<ReplaceDocument>
  readonly listDocumentUses: Does<ListDocumentUses>
  readonly searchEverything: Does<SearchEverything>
  readonly suggestSearch: Does<SuggestSearch>
  readonly requestImprovement: Does<RequestImprovement>
  readonly requestCoverLetter: Does<RequestCoverLetter>
  readonly requestFunderOverview: Does<RequestFunderOverview>
  readonly changeProposal: Does<ChangeProposal>
  readonly giveForm: Does<GiveForm>
  readonly viewForm: Does<ViewForm>
  readonly fillForm: Does<FillForm>
  readonly pointToPlace: Does<PointToPlace>
  readonly viewFormFile: Does<ViewFormFile>
  readonly markLine: Does<MarkLine>
  readonly listDoubtfulLines: Does<ListDoubtfulLines>
  readonly tellLine: Does<TellLine>
  readonly settleDoubt: Does<SettleDoubt>
  readonly changeItem: Does<ChangeItem>
  readonly removeItem: Does<RemoveItem>
  readonly askItem: Does<AskItem>
  readonly makeItem: Does<MakeItem>
  readonly duplicateProposal: Does<DuplicateProposal>
  readonly removeProposal: Does<RemoveProposal>
  readonly toggleProposalArchived: Does<ToggleProposalArchived>
  readonly viewProposal: DoesVersioned<ViewProposal>
  readonly viewPortal: Does<ViewPortal>
  readonly markAnswerCopied: Does<MarkAnswerCopied>
  readonly downloadApplication: Does<DownloadApplication>
  readonly downloadCoverLetter: Does<DownloadCoverLetter>
  readonly viewPassages: Does<ViewPassages>
  readonly viewSources: Does<ViewSources>
  readonly viewProofreading: Does<ViewProofreading>
  readonly requestProofreading: Does<RequestProofreading>
  readonly applySuggestion: Does<ApplySuggestion>
  readonly dismissSuggestion: Does<DismissSuggestion>
  readonly viewCoordinatorMessages: Does<ViewCoordinatorMessages>

  readonly editText: Does<EditText>
  readonly listTextVersions: Does<ListTextVersions>
  readonly restoreText: Does<RestoreText>
  readonly undoText: Does<UndoText>

  readonly listUsers: Does<ListUsers>
  readonly viewAccount: Does<ViewAccount>
  readonly listAllProposals: Does<ListProposals>
  readonly listGrantDocuments: Does<ListGrantDocuments>
  readonly changeClassification: Does<ChangeClassification>
  readonly reloadAllAnswers: Does<ReloadAllAnswers>
  readonly reloadAnswer: Does<ReloadAnswer>
  readonly listAuditEntries: Does<ListAuditEntries>

  readonly viewWritingService: Does<ViewWritingService>
  readonly viewUsage: Does<ViewUsage>
  readonly exportSpending: Does<ExportSpending>
  readonly listSpending: Does<ListSpending>

  readonly viewTaskBoard: Does<ViewTaskBoard>
  readonly isTaskBoardConfigured: Does<IsTaskBoardConfigured>
  readonly authoriseTaskBoard: Does<AuthoriseTaskBoard>
  readonly disconnectTaskBoard: Does<DisconnectTaskBoard>
  readonly listBoards: Does<ListBoards>
  readonly listListsOfBoard: Does<ListListsOfBoard>
  readonly chooseList: Does<ChooseList>
  readonly createTaskCard: Does<CreateTaskCard>

  readonly createReport: Does<CreateReport>
  readonly viewReport: DoesVersioned<ViewReport>
  readonly downloadReport: Does<DownloadReport>
  readonly changeReport: Does<ChangeReport>
  readonly requestReport: Does<RequestReport>
  readonly duplicateReport: Does<DuplicateReport>
  readonly removeReport: Does<RemoveReport>

  readonly viewHealth: Does<ViewHealth>
  readonly viewLanguageModel: Does<ViewLanguageModel>
  readonly testLanguageModel: Does<TestLanguageModel>
  readonly saveModelPrice: Does<SaveModelPrice>
  readonly listJobs: Does<ListJobs>
  readonly viewJob: Does<ViewJob>
  readonly reloadJob: Does<ReloadJob>
  readonly removeJob: Does<RemoveJob>
  readonly listScheduledTasks: Does<ListScheduledTasks>
  readonly runScheduledTask: Does<RunScheduledTask>
  readonly listDataMigrations: Does<ListDataMigrations>
  readonly requestDataMigration: Does<RequestDataMigration>
}
