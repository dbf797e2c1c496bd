import type { SourcePassage } from '../shared/source-passage.ts'
import type { AccountSettings } from '../identity/account.ts'
import type { Library } from '../documents/library.ts'
import type { CallContext } from '../spending/call-context.ts'
import type { BriefSectionKey } from '../projects/brief-sections.ts'
import type { BudgetLine } from './budget.ts'
import type { AccountId, ProjectId } from '../shared/ids.ts'
import type { ProjectBrief } from './project-brief.ts'

export interface BriefTask {
  readonly projectName: string
  /** Sections to propose; people wrote the others. */
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
  /** Only what the documents say. A section that they do not mention is left out. */
  readonly sections: readonly ProposedSection[]
  /** Null if the documents contain no budget. */
  readonly budget: ProposedBudget | null
}

export interface BriefProposer {
  /**
   * Proposes text for each section, and the budget from tables, from the documents of the library: every figure, name
   * and date is in them. Throws `unavailable` when a model that it needs is unavailable.
   */
  propose(task: BriefTask, library: Library, context: CallContext): Promise<ProposedBrief>
}

/** At most one brief for each project. Removing a project removes its brief. */
export interface ProjectBriefs {
  /** Null if there is none, if the project is absent or belongs to another account. */
  find(accountId: AccountId, id: ProjectId): Promise<ProjectBrief | null>
  /**
   * Inserts when `version` is 0, else updates; returns the saved brief with its new version. Throws `conflict` when
   * somebody else saved in between, or the project is gone.
   */
  save(brief: ProjectBrief): Promise<ProjectBrief>
}
