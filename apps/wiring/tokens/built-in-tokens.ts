import type { FactsWriter } from '../../../core/settings/ports.ts'
import type { DocumentDescriber } from '../../../core/documents/ports.ts'
import type { FunderOverviewWriter } from '../../../core/funders/ports.ts'
import type { AccountPrivacy } from '../../../core/privacy/account-privacy.ts'
import type { OverviewWriter } from '../../../core/overviews/ports.ts'
import type { AnswerImprover } from '../../../core/proposals/ports.ts'
import type { AnswerWriter } from '../../../core/proposals/ports/answer-writer.ts'
import type { ApplicationPlanner } from '../../../core/drafting/ports.ts'
import type { CoverLetterWriter } from '../../../core/letters/ports.ts'
import type { ItemSuggester } from '../../../core/hand-in/ports.ts'
import type { ReportWriter } from '../../../core/reports/ports.ts'
import { token } from './token.ts'

/** Writers that run on this server, also if a model is configured: accounts may refuse it. */
export const builtInTokens = {
  planner: token<ApplicationPlanner>('built-in ApplicationPlanner'),
  itemSuggester: token<ItemSuggester>('built-in ItemSuggester'),
  answers: token<AnswerWriter>('built-in AnswerWriter'),
  improvements: token<AnswerImprover>('built-in AnswerImprover'),
  letters: token<CoverLetterWriter>('built-in CoverLetterWriter'),
  funderOverviews: token<FunderOverviewWriter>('built-in FunderOverviewWriter'),
  overviews: token<OverviewWriter>('built-in OverviewWriter'),
  facts: token<FactsWriter>('built-in FactsWriter'),
  reports: token<ReportWriter>('built-in ReportWriter'),
  descriptions: token<DocumentDescriber>('built-in DocumentDescriber'),
  privacy: token<AccountPrivacy>('AccountPrivacy'),
}
