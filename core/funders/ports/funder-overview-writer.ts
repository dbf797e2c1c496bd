import type { ModelUsage } from '../../proposals/model-usage.ts'
import type { Citation, Funder } from '../funder.ts'

export interface FunderOverviewDraft {
  /** Markdown; null where nothing is known of the funder but its name. */
  readonly text: string | null
  readonly citations: readonly Citation[]
  readonly usage: ModelUsage | null
}

export interface FunderOverviewWriter {
  /**
   * Composes what is known of a funder, each statement with where it was found, and nothing else. Throws `unavailable`
   * when a model that it needs can't be had now.
   */
  write(funder: Funder): Promise<FunderOverviewDraft>
}
