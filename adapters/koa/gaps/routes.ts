import type { Routes } from '../route.ts'
import type { RouteParts } from '../route-parts.ts'
import type { BriefSectionKey } from '../../../core/projects/brief-sections.ts'
import type { Gap } from '../../../core/gaps/gap.ts'
import type { ProposalGaps } from '../../../core/gaps/view-gaps.ts'
import { knownKey } from '../../../core/profile/profile-facts.ts'
import type * as contract from '../../http-contract/gaps.ts'
import { briefLabels } from '../../http-contract/texts/en/brief-labels.ts'
import { gapLabels } from '../../http-contract/texts/en/gap-labels.ts'
import { factLabel } from '../../http-contract/texts/en/profile-labels.ts'
import { presentFact } from '../profile/present.ts'

type Group = contract.Gaps['groups'][number]

const ORDER: readonly Group['group'][] = ['organisation', 'project', 'application']

function presentGaps({ gaps, outdated }: ProposalGaps): contract.Gaps {
  return {
    groups: groupsOf(gaps),
    outdated: outdated.map(({ questionId, changed }) => ({ questionId, labels: changed.map(labelOfSource) })),
  }
}

/** Groups the gaps by the person who can answer them. */
function groupsOf(gaps: readonly Gap[]): Group[] {
  const groups = new Map<string, Group>()
  for (const gap of gaps) {
    const { group, person } = gap
    const key = `${group} ${person}`
    const before = groups.get(key)?.gaps ?? []
    groups.set(key, { group, person, gaps: [...before, presentGap(gap)] })
  }
  return [...groups.values()].sort((a, b) => ORDER.indexOf(a.group) - ORDER.indexOf(b.group))
}

function presentGap({ id, kind, fact, waiting, applications }: Gap): contract.Gap {
  const shown = fact && presentFact(fact)
  return {
    gapId: id,
    label: shown?.label ?? labelOfGap(id, waiting[0]?.text ?? ''),
    kind,
    secret: shown?.secret ?? false,
    value: shown?.value ?? null,
    candidates: shown?.candidates ?? [],
    waiting: waiting.map((question) => ({ questionId: question.id, text: question.text })),
    applications,
  }
}

function labelOfGap(id: string, question: string): string {
  if (id === 'amount') return gapLabels.amount
  return id.startsWith('brief:') ? labelOfSource(id) : question
}

function labelOfSource(source: string): string {
  const [kind, key = ''] = source.split(':')
  if (kind === 'brief') return briefLabels[key as BriefSectionKey]
  const known = knownKey(key)
  return known === null ? key : factLabel(known.definition.key, known.year)
}

export function gapRoutes({ useCases }: RouteParts) {
  return {
    'GET /proposals/:id/gaps': async ({ actor, params }) =>
      presentGaps(await useCases.viewGaps.execute({ actor, proposalId: params.id })),
    'POST /proposals/:id/gaps': async ({ actor, params, body }) => {
      const filled = await useCases.fillGap.execute({ actor, proposalId: params.id, ...body })
      return { filled, ...presentGaps(await useCases.viewGaps.execute({ actor, proposalId: params.id })) }
    },
  } satisfies Partial<Routes>
}
