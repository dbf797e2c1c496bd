import { useAddress, withoutUsual } from '../../shared/address/use-address.ts'
import { PAGE_SIZE, type ListView } from './use-list-view.ts'

interface Filter {
  readonly state: string
  readonly name: string
}

/** Filters of the jobs, and the open one. */
export interface JobsView extends ListView, Filter {
  /** Identifier of the open job; empty if there is none. */
  readonly job: string
  readonly filter: (change: Partial<Filter>) => void
  readonly open: (job: string) => void
}

const USUAL = { page: '1', sort: '-createdAt', state: '', name: '', job: '' }

export function useJobsView(): JobsView {
  const { values, page, change } = useAddress<'sort' | 'job' | keyof Filter>(USUAL)
  const { sort, state, name, job } = values
  const asked = { page: String(page), sort, state, name, pageSize: String(PAGE_SIZE) }
  return {
    page,
    sort,
    state,
    name,
    job,
    pageSize: PAGE_SIZE,
    search: '',
    query: new URLSearchParams(withoutUsual(asked, USUAL)).toString(),
    show: ({ page: next = 1, sort: by }, replaces) =>
      change({ page: String(next), job: '', ...(by !== undefined && { sort: by }) }, replaces),
    filter: (to) => change({ ...to, page: '1', job: '' }),
    open: (id) => change({ job: id }),
  }
}
