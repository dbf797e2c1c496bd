import type { BriefSectionKey } from '../../brief.ts'

/** Labels of a brief's sections. */
export const briefLabels: Readonly<Record<BriefSectionKey, string>> = {
  summary: 'Summary',
  need: 'Need',
  evidence: 'Evidence of the need',
  beneficiaries: 'Who benefits, and how many',
  activities: 'Activities',
  outcomes: 'Outcomes',
  measuring: 'How outcomes are measured',
  timeline: 'Timeline',
  partners: 'Partners',
  staff: 'Staff and volunteers',
  risks: 'Risks',
  sustainability: 'After the grant',
  withoutGrant: 'Without the grant',
}
