import type { AccountId, ProjectId } from '../shared/ids.ts'
import type { SourcePassage } from '../shared/source-passage.ts'
import type { TextOrigin } from '../shared/text-state.ts'
import type { BriefSectionKey } from '../projects/brief-sections.ts'
import type { BudgetLine } from './budget.ts'
import type { ProjectBriefs } from './ports.ts'

/** A section with text. A proposal that nobody has accepted has the origin `documents` or `model`. */
export interface WrittenSection {
  readonly key: BriefSectionKey
  /** Markdown, never blank. */
  readonly text: string
  readonly origin: TextOrigin
  /** Increases with every change. */
  readonly version: number
  /** Sources of a proposed text; empty if a person began it. */
  readonly sources: readonly SourcePassage[]
}

export interface WrittenBudget {
  /** At least one. */
  readonly lines: readonly BudgetLine[]
  /** ISO 4217. */
  readonly currency: string
  readonly origin: TextOrigin
  readonly sources: readonly SourcePassage[]
}

export interface WrittenBrief {
  /** Sections with text, in the order of `BRIEF_SECTIONS`. */
  readonly sections: readonly WrittenSection[]
  readonly budget: WrittenBudget | null
}

/** The content of a project's brief, for drafting answers. Null if it is empty. */
export async function briefOf(
  { projectBriefs }: { readonly projectBriefs: ProjectBriefs },
  accountId: AccountId,
  projectId: ProjectId,
): Promise<WrittenBrief | null> {
  const brief = await projectBriefs.find(accountId, projectId)
  if (brief === null) return null
  const sections = brief.sections
    .filter(({ text }) => text.trim() !== '')
    .map(({ key, text, state: { origin, version }, detail: { sources } }) => ({ key, text, origin, version, sources }))
  const budget = brief.budget === null || brief.budget.lines.length === 0 ? null : brief.budget
  if (sections.length === 0 && budget === null) return null
  return { sections, budget: budget && { ...budget, origin: budget.state.origin } }
}
