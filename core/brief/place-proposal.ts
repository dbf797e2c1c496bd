import type { ModelUsage } from '../shared/model-usage.ts'
import { isProtected, placeDraft, type TextSources } from '../texts/drafts.ts'
import type { TextVersions } from '../texts/ports.ts'
import { keepCurrent } from '../texts/text-history.ts'
import { draftState } from '../shared/text-state.ts'
import { NO_DETAIL } from '../texts/text-version.ts'
import { BRIEF_SECTIONS, type BriefSectionKey } from '../projects/brief-sections.ts'
import { sectionTextOf } from './open-brief-section.ts'
import type { ProposedBrief, ProposedSection } from './ports.ts'
import {
  completeProposing,
  isBudgetProtected,
  sectionOf,
  withBudget,
  withSection,
  type ProjectBrief,
} from './project-brief.ts'

type Proposal = ProposedBrief & {
  /** Null if no model was used. */
  readonly usage: ModelUsage | null
}

interface Stores {
  readonly textVersions: TextVersions
}

/** Puts the proposal into every section that no person wrote. Removes earlier proposals that were not made again. */
export async function placeProposal(
  stores: Stores,
  brief: ProjectBrief,
  proposal: Proposal,
  sources: TextSources,
): Promise<ProjectBrief> {
  let placed = brief
  for (const key of BRIEF_SECTIONS) {
    const section = proposal.sections.find((one) => one.key === key)
    placed = section
      ? await withProposed(stores, placed, section, proposal.usage, sources)
      : await withoutProposed(stores, placed, key)
  }
  return completeProposing(withProposedBudget(placed, proposal, sources))
}

async function withProposed(
  stores: Stores,
  brief: ProjectBrief,
  { key, text, sources: passages }: ProposedSection,
  usage: ModelUsage | null,
  sources: TextSources,
): Promise<ProjectBrief> {
  if (sectionOf(brief, key)?.text === text) return brief
  const detail = { ...NO_DETAIL, sources: passages }
  const state = await placeDraft(stores, sectionTextOf(brief, key), { text, detail, usage }, sources)
  return state === null ? brief : withSection(brief, key, { text, state, detail })
}

async function withoutProposed(stores: Stores, brief: ProjectBrief, key: BriefSectionKey): Promise<ProjectBrief> {
  const section = sectionTextOf(brief, key)
  if (section.current === null || isProtected(section.current)) return brief
  await keepCurrent(stores, section)
  return withSection(brief, key, null)
}

function withProposedBudget(brief: ProjectBrief, { budget, usage }: Proposal, { clock }: TextSources): ProjectBrief {
  if (isBudgetProtected(brief)) return brief
  const version = (brief.budget?.state.version ?? 0) + 1
  const state = draftState({ version, usage, writtenAt: clock.now() })
  return withBudget(brief, budget && { ...budget, state })
}
