import type { ReportListItem } from '../../../../../adapters/http-contract/projects.ts'
import { paths } from '../../shared/paths.ts'
import type { SeenWork } from '../../shared/watched-work.ts'
import { isInProgress } from './report-state.ts'

/** Writing of a report; a report has two addresses, one of which may be open. */
export function reportWork(
  { id, name, status }: Pick<ReportListItem, 'id' | 'name' | 'status'>,
  page: string = paths.report(id),
): SeenWork {
  return { kind: 'report', id, name, page, isBusy: isInProgress(status) }
}
