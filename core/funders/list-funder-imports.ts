import { assertAdmin } from '../identity/assert-admin.ts'
import type { Actor } from '../identity/user.ts'
import type { Jobs } from '../jobs/ports.ts'
import type { Page, PageRequest } from '../shared/page.ts'
import type { UnitOfWork } from '../shared/ports.ts'
import { stateOf, type FunderImport, type FunderImportState } from './funder-import.ts'
import type { FunderImports } from './ports.ts'

export interface ListedFunderImport extends FunderImport {
  readonly state: FunderImportState
}

/** Lists imports of registers with their progress, newest first. For admins. */
export class ListFunderImports {
  constructor(private readonly work: UnitOfWork<{ funderImports: FunderImports; jobs: Jobs }>) {}

  execute({ actor, ...request }: PageRequest & { actor: Actor }): Promise<Page<ListedFunderImport>> {
    assertAdmin(actor)
    return this.work.run(async ({ funderImports, jobs }) => {
      const { items, total } = await funderImports.page(request)
      const listed: ListedFunderImport[] = []
      for (const one of items) {
        const job = one.jobId ? await jobs.find(one.jobId) : null
        const failReason = one.outcome === 'open' && job?.state === 'failed' ? job.failReason : null
        listed.push({ ...one, error: one.error ?? failReason, state: stateOf(one, job) })
      }
      return { items: listed, total }
    })
  }
}
