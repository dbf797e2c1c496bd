import { useSyncExternalStore } from 'react'
import { useDispatch } from 'react-redux'
import { api } from './api.ts'
import { changesAnswered } from './call-api.ts'
import { isAhead, listenToShown, shownChanges, tellShown, type ShownChanges } from './shown-changes.ts'

/** What the data cache knows of one thing, such as an application. */
export interface CacheEntry<Data> {
  /** Of the query. */
  readonly name: string
  readonly arg: string | undefined
  /** As Redux Toolkit calls the entry. */
  readonly key: string
  /** Tells entries of different data apart. */
  readonly of?: Data
}

/** What a call that changes something is given while it runs. */
interface Call<Answer> {
  readonly dispatch: (action: never) => unknown
  readonly queryFulfilled: Promise<{ readonly data: Answer }>
}

/** What is dispatched below is made by the names of queries, which TypeScript can't follow. */
type Dispatch = (action: unknown) => unknown

export const cacheEntry = <Data>(name: string, arg?: string): CacheEntry<Data> => ({
  name,
  arg,
  key: `${name}(${arg === undefined ? 'undefined' : JSON.stringify(arg)})`,
})

type Cached = Readonly<Record<string, { readonly data?: unknown } | undefined>>
type State = { readonly [Path in typeof api.reducerPath]: { readonly queries: Cached } }

const dataOf =
  <Data>({ key }: CacheEntry<Data>) =>
  (_dispatch: unknown, getState: () => State) =>
    getState()[api.reducerPath].queries[key]?.data as Data | undefined

const changed = <Data>({ name, arg }: CacheEntry<Data>, change: (data: Data) => Data) =>
  api.util.updateQueryData(name as never, arg as never, change as never)

const taken = <Data>({ name, arg }: CacheEntry<Data>, data: Data) =>
  api.util.upsertQueryData(name as never, arg as never, data as never)

function askedAgain({ name, arg }: CacheEntry<unknown>): unknown {
  const { [name]: query } = api.endpoints as Readonly<Record<string, { initiate(arg: unknown, how: object): unknown }>>
  return query!.initiate(arg, { forceRefetch: true, subscribe: false })
}

/** Whether an entry shows what the server has not answered yet, for what is rendered. */
export const useIsAhead = ({ key }: CacheEntry<unknown>): boolean =>
  useSyncExternalStore(listenToShown, () => isAhead(key))

/**
 * Notes that a change of the entry is shown from now on. Returns what is to be called once it is answered: it answers the
 * entry without the change where that did not work, else null, as it is shown already.
 */
function beginShowing<Data>({ key }: CacheEntry<Data>, before: Data, change: (data: Data) => Data) {
  const known: ShownChanges = shownChanges.get(key) ?? { base: before, changes: [] }
  known.changes.push(change)
  shownChanges.set(key, known)
  tellShown()
  return (worked: boolean): Data | null => {
    known.changes.splice(known.changes.indexOf(change), 1)
    if (known.changes.length === 0 && shownChanges.get(key) === known) shownChanges.delete(key)
    if (worked) known.base = change(known.base as Data)
    return worked ? null : known.changes.reduce((data, each) => each(data as never) as Data, known.base as Data)
  }
}

/** Takes what the server has confirmed into an entry, beside what is shown ahead of its answers. */
export function useTake<Data>(entry: CacheEntry<Data>): (change: (data: Data) => Data) => void {
  const dispatch = useDispatch() as Dispatch
  return (change) => {
    const known = shownChanges.get(entry.key)
    if (known !== undefined) known.base = change(known.base as Data)
    dispatch(changed(entry, change))
  }
}

/** Until all that is being loaded is there, as after a change. */
export function useReloaded(): () => Promise<unknown> {
  const dispatch = useDispatch() as Dispatch
  return () => Promise.all(dispatch(api.util.getRunningQueriesThunk()) as Promise<unknown>[])
}

/**
 * Waits for the answer of a call that changes an entry, and takes the entry from it. Where other changes were answered
 * since the call began, its answer may be older than theirs: then the entry is asked for once more, by the last of them.
 */
async function follow<Data>(
  entry: CacheEntry<Data>,
  call: Call<unknown>,
  { read, end }: { readonly read: ((answer: never) => Data) | null; readonly end?: (worked: boolean) => Data | null },
): Promise<void> {
  const dispatch = call.dispatch as Dispatch
  const before = changesAnswered()
  const answer = await call.queryFulfilled.catch(() => null)
  const restored = end?.(answer !== null) ?? null
  if (restored !== null) dispatch(changed(entry, () => restored))
  if (!isAhead(entry.key)) {
    const isOvertaken = changesAnswered() > before + 1
    if (isOvertaken) dispatch(askedAgain(entry))
    else if (answer !== null && read !== null) dispatch(taken(entry, read(answer.data as never)))
  }
  tellShown()
}

/** Takes the entry from the answer of a call; where it failed, everything stays as it is. */
export const takeAnswer = <Data>(entry: CacheEntry<Data>, call: Call<Data>): Promise<void> =>
  follow(entry, call, { read: (data: Data) => data })

/** Shows a change at once, and as it was before where the server refuses. Nothing that is read meanwhile undoes it. */
export function showAtOnce<Data>(
  entry: CacheEntry<Data>,
  change: (data: Data) => Data,
  call: Call<unknown>,
  read: ((answer: never) => Data) | null = null,
): Promise<void> {
  const dispatch = call.dispatch as Dispatch
  const before = dispatch(dataOf(entry)) as Data | undefined
  if (before === undefined) return follow(entry, call, { read })
  const end = beginShowing(entry, before, change)
  dispatch(changed(entry, change))
  return follow(entry, call, { read, end })
}

/** As `showAtOnce`, for a call that answers the entry. */
export const changeAtOnce = <Data>(
  entry: CacheEntry<Data>,
  change: (data: Data) => Data,
  call: Call<Data>,
): Promise<void> => showAtOnce(entry, change, call, (data: Data) => data)
