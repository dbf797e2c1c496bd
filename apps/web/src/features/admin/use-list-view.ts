import { useAddress } from '../../shared/address/use-address.ts'

export const PAGE_SIZE = 50

/** Which part of a long list is shown. */
export interface ListView {
  readonly page: number
  readonly pageSize: number
  readonly search: string
  /** A field, with "-" before it for the largest first. */
  readonly sort: string
  /** What the server is asked. */
  readonly query: string
  /** `replaces` leaves no step back behind; what is typed never does. */
  readonly show: (change: Partial<Pick<ListView, 'page' | 'search' | 'sort'>>, replaces?: boolean) => void
}

/** Lists begin with the newest. */
const USUAL = { page: '1', search: '', sort: '-id' }

export function useListView(): ListView {
  const { values, page, change } = useAddress<'search' | 'sort'>(USUAL)
  const { search, sort } = values
  const query = new URLSearchParams({ page: String(page), pageSize: String(PAGE_SIZE), search, sort }).toString()
  const show: ListView['show'] = ({ page: next = 1, ...other }, replaces = other.search !== undefined) =>
    change({ ...other, page: String(next) }, replaces)
  return { page, pageSize: PAGE_SIZE, search, sort, query, show }
}
