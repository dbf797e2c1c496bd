import { useAddress, withoutUsual } from '../../shared/address/use-address.ts'

export const PAGE_SIZE = 25

const FILTERS = {
  search: '',
  stage: '',
  funder: '',
  project: '',
  owner: '',
  due: '',
  amountFrom: '',
  amountTo: '',
  archived: 'false',
} as const

export type FilterName = keyof typeof FILTERS
export type Filters = Readonly<Record<FilterName, string>>

const USUAL = { ...FILTERS, sort: 'deadline', page: '1' } as const

export interface ApplicationsView {
  readonly filters: Filters
  /** A column, with "-" before it for the largest first. */
  readonly sort: string
  /** From 1. */
  readonly page: number
  readonly isFiltered: boolean
  /** What the server is asked. */
  readonly query: string
  /** `replaces` leaves no step back behind: what is typed. */
  readonly filter: (to: Partial<Filters>, replaces?: boolean) => void
  readonly sortBy: (sort: string) => void
  readonly turnTo: (page: number, replaces?: boolean) => void
  readonly clear: () => void
}

/** Which applications are shown, as the address says. */
export function useApplicationsView(): ApplicationsView {
  const { values, page, change } = useAddress<FilterName | 'sort'>(USUAL)
  const { sort, page: _, ...filters } = values
  const asked = withoutUsual({ ...filters, sort, page: String(page) }, USUAL)
  return {
    filters,
    sort,
    page,
    isFiltered: Object.keys(withoutUsual(filters, FILTERS)).length > 0,
    query: new URLSearchParams({ ...asked, pageSize: String(PAGE_SIZE) }).toString(),
    filter: (to, replaces) => change({ ...to, page: '1' }, replaces),
    sortBy: (by) => change({ sort: by, page: '1' }),
    turnTo: (next, replaces) => change({ page: String(next) }, replaces),
    clear: () => change({ ...FILTERS, page: '1' }),
  }
}
