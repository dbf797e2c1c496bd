import { StagedTable } from '../staged-table.ts'
import type { JobRow } from './job-row.ts'

const isUnfinished = ({ claimableAt }: JobRow) => claimableAt !== null

/** Jobs; unfinished ones are kept apart as well, so that a claim doesn't look at all that was ever done. */
export class JobTable extends StagedTable<JobRow> {
  private readonly open = new Map<string, JobRow>()

  /** Without the changes of the open unit of work. */
  settledUnfinished(): JobRow[] {
    return [...this.open.values()]
  }

  unfinished(): JobRow[] {
    const untouched = this.settledUnfinished().filter(({ job }) => !this.staged.has(job.id))
    const changed = [...this.staged.values()].flatMap((row) => (row !== null && isUnfinished(row) ? [row] : []))
    return [...untouched, ...changed]
  }

  protected override put(id: string, row: JobRow | null): void {
    super.put(id, row)
    if (row !== null && isUnfinished(row)) this.open.set(id, row)
    else this.open.delete(id)
  }
}
