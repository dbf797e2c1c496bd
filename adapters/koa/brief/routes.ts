import type { Routes } from '../route.ts'
import type { RouteParts } from '../route-parts.ts'
import { BRIEF_SECTIONS, type BriefSectionKey } from '../../../core/projects/brief-sections.ts'
import { differenceIn, totalsOf, USUAL_CURRENCY } from '../../../core/brief/budget.ts'
import { sectionOf, type ProjectBrief } from '../../../core/brief/project-brief.ts'
import type * as contract from '../../http-contract/brief.ts'
import { briefLabels } from '../../http-contract/texts/en/brief-labels.ts'
import { presentSource } from '../texts/present-source.ts'
import { failureSentence } from '../reason-sentences.ts'
import { presentTextState } from '../texts/present.ts'

function presentBrief(brief: ProjectBrief): contract.Brief {
  return {
    sections: BRIEF_SECTIONS.map((key) => presentSection(brief, key)),
    budget: presentBudget(brief),
    proposing: { status: brief.proposing, error: failureSentence(brief.error) },
  }
}

function presentSection(brief: ProjectBrief, key: BriefSectionKey): contract.BriefSection {
  const section = sectionOf(brief, key)
  const { text = '', state = null, detail } = section ?? {}
  return {
    key,
    label: briefLabels[key],
    text,
    origin: text.trim() === '' ? null : (state?.origin ?? null),
    state: state && presentTextState(state),
    sources: (detail?.sources ?? []).map(presentSource),
  }
}

function presentBudget({ budget }: ProjectBrief): contract.Budget {
  const { lines = [], currency = USUAL_CURRENCY, state = null, sources = [] } = budget ?? {}
  const differences = lines.map((line, at) => ({ line: at, difference: differenceIn(line) }))
  return {
    lines: lines.map((line) => ({ ...line })),
    currency,
    origin: lines.length === 0 ? null : (state?.origin ?? null),
    state: state && presentTextState(state),
    sources: sources.map(presentSource),
    totals: totalsOf(lines),
    differences: differences.filter(({ difference }) => difference !== 0),
  }
}

export function briefRoutes({ useCases }: RouteParts) {
  return {
    'GET /projects/:id/brief': async ({ actor, params }) =>
      presentBrief(await useCases.viewBrief.execute({ actor, projectId: params.id })),
    'POST /projects/:id/brief': async ({ actor, params, body }) => {
      const sections = (body.sections ?? []).map((section) => ({ ...section, basedOn: section.basedOn ?? null }))
      const budget = body.budget === undefined ? null : { ...body.budget, basedOn: body.budget.basedOn ?? null }
      return presentBrief(await useCases.changeBrief.execute({ actor, projectId: params.id, sections, budget }))
    },
    'POST /projects/:id/brief/propose': async ({ actor, params }) =>
      presentBrief(await useCases.requestBrief.execute({ actor, projectId: params.id })),
  } satisfies Partial<Routes>
}
