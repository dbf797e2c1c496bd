import type { AccountId, ProjectId } from '../shared/ids.ts'
import { addUsage, type ModelUsage } from '../shared/model-usage.ts'
import type { StoredReason } from '../shared/failure.ts'
import { isOfPerson } from '../shared/text-state.ts'
import type { KeptText } from '../texts/text-version.ts'
import { BRIEF_SECTIONS, type BriefSectionKey } from '../projects/brief-sections.ts'
import type { Budget } from './budget.ts'

/** State of the proposal from documents. */
type ProposingStatus = 'notStarted' | 'processing' | 'completed' | 'error'

export interface BriefSection extends KeptText {
  readonly key: BriefSectionKey
}

/** People's plans for a project, entered once for all its applications. */
export interface ProjectBrief {
  /** The project's. */
  readonly id: ProjectId
  readonly accountId: AccountId
  /** Sections that were written at least once, in the order of `BRIEF_SECTIONS`. */
  readonly sections: readonly BriefSection[]
  readonly budget: Budget | null
  readonly proposing: ProposingStatus
  readonly error: StoredReason | null
  /** Usage of all proposals together. */
  readonly usage: ModelUsage | null
  readonly version: number
}

export function newBrief(of: Pick<ProjectBrief, 'id' | 'accountId'>): ProjectBrief {
  return { ...of, sections: [], budget: null, proposing: 'notStarted', error: null, usage: null, version: 0 }
}

export function sectionOf({ sections }: ProjectBrief, key: BriefSectionKey): KeptText | null {
  const section = sections.find((one) => one.key === key)
  return section ? { text: section.text, state: section.state, detail: section.detail } : null
}

/** The brief with a new text for a section; null removes the section. */
export function withSection(brief: ProjectBrief, key: BriefSectionKey, text: KeptText | null): ProjectBrief {
  const others = brief.sections.filter((section) => section.key !== key)
  const sections = text === null ? others : [...others, { ...text, key }]
  return { ...brief, sections: BRIEF_SECTIONS.flatMap((each) => sections.filter((section) => section.key === each)) }
}

export function withBudget(brief: ProjectBrief, budget: Budget | null): ProjectBrief {
  return { ...brief, budget }
}

/** Whether only a person may replace the budget. */
export function isBudgetProtected({ budget }: ProjectBrief): boolean {
  return budget !== null && budget.lines.length > 0 && isOfPerson(budget.state)
}

export function startProposing(brief: ProjectBrief): ProjectBrief {
  return { ...brief, proposing: 'processing', error: null }
}

export function completeProposing(brief: ProjectBrief): ProjectBrief {
  return { ...brief, proposing: 'completed', error: null }
}

/** Keeps the sections and the budget. */
export function failProposing(brief: ProjectBrief, error: StoredReason): ProjectBrief {
  return { ...brief, proposing: 'error', error }
}

export function addBriefUsage(brief: ProjectBrief, usage: ModelUsage | null): ProjectBrief {
  return { ...brief, usage: addUsage(brief.usage, usage) }
}
