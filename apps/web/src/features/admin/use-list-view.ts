import { useAddress } from '../../shared/address/use-address.ts'

export const PAGE_SIZE = 50

/** The visible part of a long list. */
export interface ListView {
  readonly page: number
  readonly pageSize: number
  readonly search: string
  /** A field, with a leading "-" for descending order. */
  readonly sort: string
  /** Query for the server. */
  readonly query: string
  /** `replaces` replaces the entry in the browser's history, as typing always does. */
  readonly show: (change: Partial<Pick<ListView, 'page' | 'search' | 'sort'>>, replaces?: boolean) => void
}

/** Lists start with the newest. */
const USUAL = { page: '1', search: '', sort: '-id' }

export function useListView(): ListView {
  const { values, page, change } = useAddress<'search' | 'sort'>(USUAL)
  const { search, sort } = values
  const query = new URLSearchParams({ page: String(page), pageSize: String(PAGE_SIZE), search, sort }).toString()
  const show: ListView['show'] = ({ page: next = 1, ...other }, replaces = other.search !== undefined) =>
    change({ ...other, page: String(next) }, replaces)
  return { page, pageSize: PAGE_SIZE, search, sort, query, show }
}
