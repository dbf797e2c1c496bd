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

export function useListView(): ListView {
  const [params, setParams] = useSearchParams()
  const page = Math.max(1, Math.trunc(Number(params.get('page') ?? USUAL.page)) || 1)
  const search = params.get('search') ?? USUAL.search
  const sort = params.get('sort') ?? USUAL.sort
  const query = new URLSearchParams({ page: String(page), pageSize: String(PAGE_SIZE), search, sort }).toString()
  const show: ListView['show'] = (change) => {
    const wanted = { page: '1', search, sort, ...change }
    const chosen = Object.entries(wanted).filter(([name, value]) => String(value) !== USUAL[name as keyof typeof USUAL])
    const isTyped = change.search !== undefined
    setParams(Object.fromEntries(chosen.map(([name, value]) => [name, String(value)])), { replace: isTyped })
  }
  return { page, pageSize: PAGE_SIZE, search, sort, query, show }
}
