import { texts } from '../../shared/texts/report-texts.ts'
import type { TagTone } from '../../shared/ui/Tag.tsx'

/** Any state except the last two means work in progress. */
export function isInProgress(status: string): boolean {
  return status !== 'completed' && status !== 'error'
}

/** The tag for a state: `active` by default, red for an error. */
export function stateTag(status: string): { readonly label: string; readonly tone: TagTone } {
  const tone = status === 'error' ? 'bad' : status === 'completed' ? 'good' : 'neutral'
  return { label: status === '' ? texts.reports.activeLabel : status, tone }
}
