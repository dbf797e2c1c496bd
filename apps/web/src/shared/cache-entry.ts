import { useSyncExternalStore } from 'react'
import { useDispatch } from 'react-redux'
import { api } from './api.ts'
import { changesAnswered } from './call-api.ts'
import { isAhead, listenToShown, shownChanges, tellShown, type ShownChanges } from './shown-changes.ts'

/** The cached data of one thing, such as an application. */
export interface CacheEntry<Data> {
  /** Name of the query. */
  readonly name: string
  readonly arg: string | undefined
  /** Redux Toolkit's key of the entry. */
  readonly key: string
  /** Distinguishes entries of different data types. */
  readonly of?: Data
}

/** The API that `onQueryStarted` gives a mutation. */
interface Call<Answer> {
  readonly dispatch: (action: never) => unknown
  readonly queryFulfilled: Promise<{ readonly data: Answer }>
}

/** Untyped, because the actions below are built from query names, which TypeScript can't follow. */
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

/** Whether an entry shows unconfirmed changes; for rendering. */
export const useIsAhead = ({ key }: CacheEntry<unknown>): boolean =>
  useSyncExternalStore(listenToShown, () => isAhead(key))

/**
 * Records a change that is shown before the server answers. Returns a function to call with the outcome: after a
 * failure it returns the entry without the change, otherwise null.
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

/** Merges confirmed data into an entry and keeps its unconfirmed changes. */
export function useTake<Data>(entry: CacheEntry<Data>): (change: (data: Data) => Data) => void {
  const dispatch = useDispatch() as Dispatch
  return (change) => {
    const known = shownChanges.get(entry.key)
    if (known !== undefined) known.base = change(known.base as Data)
    dispatch(changed(entry, change))
  }
}

/** Waits for all running queries, such as those after a change. */
export function useReloaded(): () => Promise<unknown> {
  const dispatch = useDispatch() as Dispatch
  return () => Promise.all(dispatch(api.util.getRunningQueriesThunk()) as Promise<unknown>[])
}

/**
 * Waits for the answer of a mutation and updates the entry from it. If other changes were answered since the call
 * began, the answer may be out of date; then the last of them reloads the entry.
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

/** Updates the entry from a call's answer; a failure changes nothing. */
export const takeAnswer = <Data>(entry: CacheEntry<Data>, call: Call<Data>): Promise<void> =>
  follow(entry, call, { read: (data: Data) => data })

/** Shows a change at once and reverts it if the server refuses. Reads in the meantime don't undo it. */
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

/** Same as `showAtOnce`, for a call whose answer is the whole entry. */
export const changeAtOnce = <Data>(
  entry: CacheEntry<Data>,
  change: (data: Data) => Data,
  call: Call<Data>,
): Promise<void> => showAtOnce(entry, change, call, (data: Data) => data)
