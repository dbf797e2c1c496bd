import type { AccountId, ProjectId } from '../shared/ids.ts'
import { copiedState, newState } from '../shared/text-state.ts'
import type { Budget } from './budget.ts'
import type { ProjectBriefs } from './ports.ts'
import { newBrief, type ProjectBrief } from './project-brief.ts'

interface BriefToCopy {
  readonly accountId: AccountId
  readonly from: ProjectId
  readonly to: ProjectId
}

/**
 * Copies the brief of a project, if there is one, to a copy of the project. Does not wait for a proposal in progress.
 */
export async function copyBrief(
  { projectBriefs }: { readonly projectBriefs: ProjectBriefs },
  { accountId, from, to }: BriefToCopy,
): Promise<void> {
  const original = await projectBriefs.find(accountId, from)
  if (original !== null) await projectBriefs.save(copiedBrief(original, to))
}

function copiedBrief({ accountId, sections, budget }: ProjectBrief, id: ProjectId): ProjectBrief {
  return {
    ...newBrief({ id, accountId }),
    sections: sections.map((section) => ({ ...section, state: copiedState(section.state) ?? section.state })),
    budget: budget && copiedBudget(budget),
  }
}

function copiedBudget(budget: Budget): Budget {
  return { ...budget, state: newState({ ...budget.state, version: 1 }) }
}
