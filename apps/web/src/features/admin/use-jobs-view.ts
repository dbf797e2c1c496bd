import { useSearchParams } from 'react-router-dom'
import { currentParams, pageIn, type ListView } from './use-list-view.ts'

interface Wanted {
  readonly page: number
  readonly sort: string
  readonly state: string
  readonly name: string
}

/** Which jobs are shown, and which of them is open; it stands in the address, so that it can be sent to a colleague. */
export interface JobsView extends ListView, Pick<Wanted, 'state' | 'name'> {
  /** Identifier of the job that is open; empty where none is. */
  readonly job: string
  readonly filter: (change: Partial<Pick<Wanted, 'state' | 'name'>>) => void
  readonly open: (job: string) => void
}

const PAGE_SIZE = 50

/** What is as usual is left out of the address. */
const USUAL: Readonly<Record<string, string>> = { page: '1', sort: '-createdAt', state: '', name: '', job: '' }

function withoutUsual(wanted: Readonly<Record<string, string | number>>): Record<string, string> {
  const entries = Object.entries(wanted).map(([name, value]) => [name, String(value)] as const)
  return Object.fromEntries(entries.filter(([name, value]) => value !== USUAL[name]))
}

function wantedIn(params: URLSearchParams): Wanted {
  const valueOf = (name: string) => params.get(name) ?? USUAL[name] ?? ''
  return { page: pageIn(params), sort: valueOf('sort'), state: valueOf('state'), name: valueOf('name') }
}

export function useJobsView(): JobsView {
  const [params, setParams] = useSearchParams()
  const wanted = wantedIn(params)
  const show = (change: Readonly<Record<string, string | number>>) =>
    setParams(withoutUsual({ ...wantedIn(currentParams()), ...change }))
  const query = new URLSearchParams(withoutUsual({ ...wanted, pageSize: PAGE_SIZE })).toString()
  return {
    ...wanted,
    pageSize: PAGE_SIZE,
    search: '',
    query,
    job: params.get('job') ?? '',
    show: ({ page: next = 1, sort = wantedIn(currentParams()).sort }) => show({ page: next, sort }),
    filter: (change) => show({ ...change, page: 1 }),
    open: (job) => show({ job }),
  }
}
