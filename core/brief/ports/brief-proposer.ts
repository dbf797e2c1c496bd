import type { SourcePassage } from '../../shared/source-passage.ts'
import type { AccountSettings } from '../../identity/account.ts'
import type { Library } from '../../documents/library.ts'
import type { CallContext } from '../../spending/call-context.ts'
import type { BriefSectionKey } from '../../projects/brief-sections.ts'
import type { BudgetLine } from '../budget.ts'

export interface BriefTask {
  readonly projectName: string
  /** The sections that are wanted; the others are a person's. */
  readonly sections: readonly BriefSectionKey[]
  readonly wantsBudget: boolean
  readonly settings: AccountSettings
}

export interface ProposedSection {
  readonly key: BriefSectionKey
  /** Markdown. */
  readonly text: string
  /** Best first, at least one. */
  readonly sources: readonly SourcePassage[]
}

export interface ProposedBudget {
  readonly lines: readonly BudgetLine[]
  /** ISO 4217. */
  readonly currency: string
  readonly sources: readonly SourcePassage[]
}

export interface ProposedBrief {
  /** Only what the documents say: none for a section that they say nothing of. */
  readonly sections: readonly ProposedSection[]
  /** Null where the documents hold no budget. */
  readonly budget: ProposedBudget | null
}

export interface BriefProposer {
  /**
   * Finds what the documents of the library say for each section, and the budget in their tables: no figure, name or date
   * that they do not hold. Throws `unavailable` when a model that it needs is unavailable.
   */
  propose(task: BriefTask, library: Library, context: CallContext): Promise<ProposedBrief>
}
