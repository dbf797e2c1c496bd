import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { useEffect } from 'react'
import { shallowEqual, useDispatch, useSelector } from 'react-redux'
import { inApp } from './runtime-config.ts'
import { sessionEnded, sessionStarted } from './session.ts'
import { keep } from './keep.ts'

export type WorkKind =
  | 'application'
  | 'answer'
  | 'cover-letter'
  | 'funder-overview'
  | 'project-overview'
  | 'report'
  | 'document'

/** Background work that the user saw in progress. */
export interface WatchedWork {
  readonly kind: WorkKind
  /** Identifier of its subject, such as the application, question or document. */
  readonly id: string
  /** The name that people know. */
  readonly name: string
  /** Path of the page on which it is shown. */
  readonly page: string
}

export interface SeenWork extends WatchedWork {
  readonly isBusy: boolean
}

interface WatchedWorkState {
  /** The user who saw it. */
  readonly owner: string | null
  readonly work: readonly WatchedWork[]
}

export interface WithWatchedWork {
  readonly watchedWork: WatchedWorkState
}

const KEPT_AS = inApp('watched-work')
const nothing: WatchedWorkState = { owner: null, work: [] }

const isSameWork = (one: Pick<WatchedWork, 'kind' | 'id'>, other: Pick<WatchedWork, 'kind' | 'id'>) =>
  one.kind === other.kind && one.id === other.id

/** Work stored by this tab before a reload. */
function kept(): WatchedWorkState {
  try {
    return (JSON.parse(sessionStorage.getItem(KEPT_AS) ?? 'null') as WatchedWorkState | null) ?? nothing
  } catch {
    return nothing
  }
}

let lastKept: WatchedWorkState | undefined

/** Stores changes for a reload of this tab. */
export function keepWatchedWork({ watchedWork }: WithWatchedWork): void {
  if (watchedWork === lastKept) return
  lastKept = watchedWork
  keep('sessionStorage', KEPT_AS, watchedWork.work.length > 0 ? JSON.stringify(watchedWork) : null)
}

function watched({ kind, id, name, page }: WatchedWork): WatchedWork {
  return { kind, id, name, page }
}

const slice = createSlice({
  name: 'watchedWork',
  initialState: kept,
  reducers: {
    /** Updates the work shown on a page: watches busy work and stops watching the rest. */
    workSeen: (state, { payload }: PayloadAction<readonly SeenWork[]>) => {
      const others = state.work.filter((work) => !payload.some((seen) => isSameWork(seen, work)))
      const busy = payload.filter(({ isBusy }) => isBusy)
      if (busy.length > 0 || others.length < state.work.length) state.work = [...others, ...busy.map(watched)]
    },
    workEnded: (state, { payload }: PayloadAction<readonly WatchedWork[]>) => {
      state.work = state.work.filter((work) => !payload.some((ended) => isSameWork(ended, work)))
    },
  },
  extraReducers: (build) =>
    build
      .addCase(sessionStarted, (state, { payload }) =>
        state.owner === payload.id ? state : { owner: payload.id, work: [] },
      )
      .addCase(sessionEnded, (state, { payload }) =>
        payload === 'expired' || payload === 'removed' ? state : nothing,
      ),
})

export const watchedWorkReducer = slice.reducer
export const { workEnded, workSeen } = slice.actions

/** Registers background work shown on a page, so that the user is notified of its end on any page. */
export function useWatchedWork(seen: readonly SeenWork[]): void {
  const dispatch = useDispatch()
  const asText = JSON.stringify(seen)
  useEffect(() => {
    dispatch(workSeen(JSON.parse(asText) as SeenWork[]))
  }, [dispatch, asText])
}

/** Work in progress on other pages. */
export function useWatchedWorkElsewhere(page: string): readonly WatchedWork[] {
  return useSelector(
    ({ watchedWork }: WithWatchedWork) => watchedWork.work.filter((work) => work.page !== page),
    shallowEqual,
  )
}

export function useIsAnythingWatched(): boolean {
  return useSelector(({ watchedWork }: WithWatchedWork) => watchedWork.work.length > 0)
}
