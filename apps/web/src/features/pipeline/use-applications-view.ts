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
  /** A column, with a leading "-" for descending order. */
  readonly sort: string
  /** Starts at 1. */
  readonly page: number
  readonly isFiltered: boolean
  /** Query for the server. */
  readonly query: string
  /** `replaces` replaces the entry in the browser's history, for typing. */
  readonly filter: (to: Partial<Filters>, replaces?: boolean) => void
  readonly sortBy: (sort: string) => void
  readonly turnTo: (page: number, replaces?: boolean) => void
  readonly clear: () => void
}

/** Filters, order and page of the applications, from the address. */
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
