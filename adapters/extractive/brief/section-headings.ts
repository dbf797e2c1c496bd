import { sectionsNamed } from '../../../core/gaps/sections-named.ts'
import type { BriefSectionKey } from '../../../core/projects/brief-sections.ts'

/** Headings of plans that forms don't ask with. */
const HEADINGS: readonly (readonly [BriefSectionKey, RegExp])[] = [
  ['evidence', /\bhow (?:do )?we know\b|\bconsultation\b/iu],
  ['measuring', /\bmeasur\p{L}*/iu],
  ['timeline', /\b(?:dates|project period)\b/iu],
  ['staff', /\b(?:staff\p{L}*|team|volunteers|roles)\b/iu],
  ['outcomes', /\b(?:what will change|results?|impact|difference)\b/iu],
  ['activities', /\b(?:what we will do|methods?|methodology|approach|delivery|project plan)\b/iu],
  ['need', /\b(?:needs?|problem|background|context|rationale)\b/iu],
  ['summary', /^(?:\p{N}+[.)]?\s*)?(?:executive )?(?:summary|abstract|overview|introduction)\b/iu],
]
const MONEY = /\b(?:budgets?|costs?|costings?|financ\p{L}*|expenditure|spend(?:ing)?)\b/iu

/** The section that a heading or question names; null for others, and for those about money. */
export function sectionNamedBy(heading: string): BriefSectionKey | null {
  if (MONEY.test(heading)) return null
  return sectionsNamed(heading)[0] ?? HEADINGS.find(([, pattern]) => pattern.test(heading))?.[0] ?? null
}
