import { texts } from '../../shared/texts/report-texts.ts'
import type { TagTone } from '../../shared/ui/Tag.tsx'

/** Any state but the two last ones is work in progress. */
export function isInProgress(status: string): boolean {
  return status !== 'completed' && status !== 'error'
}

/** How a list shows a state: `active` where there is none, red on error. */
export function stateTag(status: string): { readonly label: string; readonly tone: TagTone } {
  const tone = status === 'error' ? 'bad' : status === 'completed' ? 'good' : 'neutral'
  return { label: status === '' ? texts.reports.activeLabel : status, tone }
}
