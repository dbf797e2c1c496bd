import type { AccountId, ProjectId, ProposalId, QuestionId, ReportId } from '../shared/ids.ts'
import { openFactsFile } from '../settings/open-facts-file.ts'
import type { BriefSectionKey } from '../projects/brief-sections.ts'
import { openBriefSection } from '../brief/open-brief-section.ts'
import type { ProjectBriefs } from '../brief/ports.ts'
import type { Accounts, Users } from '../identity/ports.ts'
import { openOverview } from '../overviews/open-overview.ts'
import type { Projects } from '../projects/ports.ts'
import { openAnswer, type AnswerStores } from '../proposals/answer/open-answer.ts'
import { openCoverLetter } from '../letters/open-cover-letter.ts'
import { openReportText } from '../reports/open-report-text.ts'
import type { Reports } from '../reports/ports.ts'
import type { TextVersions } from '../texts/ports.ts'
import type { TextSources } from '../texts/drafts.ts'
import type { OpenText } from '../texts/open-text.ts'

/** Identifies a text of an account, in the words of an address. */
export type TextPlace =
  | { readonly kind: 'answer'; readonly proposalId: ProposalId; readonly questionId: QuestionId }
  | { readonly kind: 'cover-letter'; readonly proposalId: ProposalId }
  | { readonly kind: 'report'; readonly reportId: ReportId }
  | { readonly kind: 'overview'; readonly projectId: ProjectId }
  | { readonly kind: 'brief'; readonly projectId: ProjectId; readonly section: BriefSectionKey }
  | { readonly kind: 'facts-file' }

type TextStores = AnswerStores & {
  readonly accounts: Accounts
  readonly projects: Projects
  readonly projectBriefs: ProjectBriefs
  readonly reports: Reports
}

/** Stores for changing a text. */
export type EditStores = TextStores & { readonly textVersions: TextVersions; readonly users: Users }

/** Throws `not-found` for an absent text or one of another account. */
export function findText(
  stores: TextStores,
  accountId: AccountId,
  place: TextPlace,
  sources: TextSources,
): Promise<OpenText> {
  switch (place.kind) {
    case 'answer':
      return openAnswer(stores, { accountId, ...place }, sources)
    case 'cover-letter':
      return openCoverLetter(stores, accountId, place.proposalId)
    case 'report':
      return openReportText(stores, accountId, place.reportId)
    case 'overview':
      return openOverview(stores, accountId, place.projectId)
    case 'brief':
      return openBriefSection(stores, accountId, place, sources)
    case 'facts-file':
      return openFactsFile(stores, accountId)
  }
}
