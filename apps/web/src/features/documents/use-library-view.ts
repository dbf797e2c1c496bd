import { useSearchParams } from 'react-router-dom'

/** `page` in the address belongs to the open document. */
const USUAL = { search: '', label: '', kind: '', year: '', sort: '-date' as string, part: '1' }

type Chosen = Readonly<typeof USUAL>

/** Documents on one page of the library. */
export const LIBRARY_PAGE = 24

export interface LibraryView extends Chosen {
  readonly page: number
  /** Query for the server. */
  readonly query: string
  readonly isUsual: boolean
  readonly show: (change: Partial<Chosen>) => void
  readonly showAll: () => void
}

const chosenIn = (params: URLSearchParams, usual: Chosen) =>
  Object.fromEntries(Object.entries(usual).map(([name, value]) => [name, params.get(name) ?? value])) as Chosen

function queryOf({ part, ...chosen }: Chosen, page: number): string {
  const wanted = Object.entries({ ...chosen, label: chosen.label === '' ? 'all' : chosen.label }).filter(
    ([, value]) => value !== '',
  )
  return new URLSearchParams([...wanted, ['page', String(page)], ['pageSize', String(LIBRARY_PAGE)]]).toString()
}

/** View of the library, kept in the address; `sort` is the default order. */
export function useLibraryView(sort: string): LibraryView {
  const [params, setParams] = useSearchParams()
  const usual = { ...USUAL, sort }
  const chosen = chosenIn(params, usual)
  const page = Math.max(1, Math.trunc(Number(chosen.part)) || 1)
  const show = (change: Partial<Chosen>) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before)
        for (const [name, value] of Object.entries({ ...chosenIn(before, usual), part: '1', ...change }))
          if (value === usual[name as keyof Chosen]) after.delete(name)
          else after.set(name, value)
        return after
      },
      { replace: true },
    )
  return {
    ...chosen,
    page,
    query: queryOf(chosen, page),
    isUsual: chosen.search === '' && chosen.label === '' && chosen.kind === '' && chosen.year === '',
    show,
    showAll: () => show({ search: '', label: '', kind: '', year: '' }),
  }
}
