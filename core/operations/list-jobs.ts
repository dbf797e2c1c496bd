import { assertAdmin } from '../identity/assert-admin.ts'
import type { Actor } from '../identity/user.ts'
import type { Page } from '../shared/page.ts'
import type { JobState } from '../jobs/job.ts'
import type { JobCount, JobFilter, JobQuery, JobReader, ListedJob } from '../jobs/ports.ts'

export interface JobPage extends Page<ListedJob> {
  /** Names of all existing jobs. */
  readonly names: readonly string[]
  /** Number of jobs with the chosen name, by state. */
  readonly states: Readonly<Record<JobState, number>>
}

/** Lists one page of all accounts' jobs; for admins. */
export class ListJobs {
  constructor(private readonly jobs: JobReader) {}

  async execute({ actor, ...query }: JobQuery & { actor: Actor }): Promise<JobPage> {
    assertAdmin(actor)
    const [items, counts] = await Promise.all([this.jobs.page(query), this.jobs.counts()])
    const ofState = (state: JobState) => sumOf(counts, { name: query.name, state })
    return {
      items,
      total: sumOf(counts, query),
      names: [...new Set(counts.map(({ name }) => name))],
      states: {
        queued: ofState('queued'),
        running: ofState('running'),
        completed: ofState('completed'),
        failed: ofState('failed'),
      },
    }
  }
}

function sumOf(counts: readonly JobCount[], { name, state }: JobFilter): number {
  return counts
    .filter((entry) => (name === null || entry.name === name) && (state === null || entry.state === state))
    .reduce((sum, { count }) => sum + count, 0)
}
