import { useSearchParams } from 'react-router-dom'

const PAGE_SIZE = 50

/** Which part of a long list is shown; it stands in the address, so that a view can be sent to a colleague. */
export interface ListView {
  readonly page: number
  readonly pageSize: number
  readonly search: string
  /** A field, with "-" before it for the largest first. */
  readonly sort: string
  /** What the server is asked. */
  readonly query: string
  readonly show: (change: Partial<Pick<ListView, 'page' | 'search' | 'sort'>>) => void
}

/** Lists begin with the newest; what is as usual is left out of the address. */
const USUAL = { page: '1', search: '', sort: '-id' }

/** What stands in the address now, which may be ahead of what is shown: one can choose faster than a page follows. */
export function currentParams(): URLSearchParams {
  return new URLSearchParams(window.location.search)
}

export function pageIn(params: URLSearchParams): number {
  return Math.max(1, Math.trunc(Number(params.get('page'))) || 1)
}

function chosenIn(params: URLSearchParams): { readonly search: string; readonly sort: string } {
  return { search: params.get('search') ?? USUAL.search, sort: params.get('sort') ?? USUAL.sort }
}

export function useListView(): ListView {
  const [params, setParams] = useSearchParams()
  const page = pageIn(params)
  const { search, sort } = chosenIn(params)
  const query = new URLSearchParams({ page: String(page), pageSize: String(PAGE_SIZE), search, sort }).toString()
  const show: ListView['show'] = (change) => {
    const wanted = { page: '1', ...chosenIn(currentParams()), ...change }
    const chosen = Object.entries(wanted).filter(([name, value]) => String(value) !== USUAL[name as keyof typeof USUAL])
    const isTyped = change.search !== undefined
    setParams(Object.fromEntries(chosen.map(([name, value]) => [name, String(value)])), { replace: isTyped })
  }
  return { page, pageSize: PAGE_SIZE, search, sort, query, show }
}
