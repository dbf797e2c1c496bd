import type { ListedFunder } from '../../../../../adapters/http-contract/admin-funders.ts'
import { pathTo } from '../../shared/endpoint.ts'
import { useAddress } from '../../shared/address/use-address.ts'
import { PAGE_SIZE, type ListView } from './use-list-view.ts'

export const SHOWN = ['with-overview', 'all', 'of-one-account'] as const
export type ShownFunders = (typeof SHOWN)[number]

/** Which funders are shown, and which of them is open. */
export interface FundersView extends Omit<ListView, 'query'> {
  readonly shown: ShownFunders
  /** Identifier of the funder that is open; empty where none is. */
  readonly funder: string
  /** What the server is asked, with its query. */
  readonly call: string
  readonly filter: (shown: ShownFunders) => void
  readonly open: (funder: ListedFunder['id']) => void
}

const USUAL = { page: '1', search: '', sort: 'funderName', shown: SHOWN[0], funder: '' }
/** A path may not end in these. */
const DOTS = /^\.{1,2}$/

type Asked = Record<'search' | 'sort' | 'page' | 'pageSize', string> & { readonly shown: ShownFunders }

function callFor({ search, shown, sort, ...page }: Asked): string {
  const text = search.trim()
  const of = (more: Record<string, string>) => new URLSearchParams({ ...more, ...page }).toString()
  if (DOTS.test(text)) return pathTo('GET /admin/funders', { search: of({ search }) })
  if (text !== '')
    return pathTo('GET /funders/search/:query', { params: { query: text }, search: of({ ofAllAccounts: 'true' }) })
  if (shown === 'with-overview') return pathTo('GET /admin/funders/withOverview', { search: of({ sort }) })
  return pathTo('GET /admin/funders', { search: of({ shown, sort }) })
}

export function useFundersView(): FundersView {
  const { values, page, change } = useAddress<'search' | 'sort' | 'shown' | 'funder'>(USUAL)
  const { search, sort, funder } = values
  const shown = SHOWN.find((each) => each === values.shown) ?? SHOWN[0]
  return {
    page,
    search,
    sort,
    shown,
    funder,
    pageSize: PAGE_SIZE,
    call: callFor({ search, shown, sort, page: String(page), pageSize: String(PAGE_SIZE) }),
    show: ({ page: next = 1, ...other }, replaces = other.search !== undefined) =>
      change({ ...other, page: String(next), funder: '' }, replaces),
    filter: (to) => change({ shown: to, search: '', page: '1', funder: '' }),
    open: (id) => change({ funder: id }),
  }
}
