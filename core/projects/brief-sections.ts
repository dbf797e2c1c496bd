/** The parts of a project's brief, in the order in which they are shown. */
export const BRIEF_SECTIONS = [
  'summary',
  'need',
  'evidence',
  'beneficiaries',
  'activities',
  'outcomes',
  'measuring',
  'timeline',
  'partners',
  'staff',
  'risks',
  'sustainability',
  'withoutGrant',
] as const

export type BriefSectionKey = (typeof BRIEF_SECTIONS)[number]
