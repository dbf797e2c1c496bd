import { configureStore, type Middleware } from '@reduxjs/toolkit'
import { setupListeners } from '@reduxjs/toolkit/query'
import { loadCurrentUser } from '../features/accounts/endpoints.ts'
import { forgetLogOut } from '../features/accounts/unfinished-log-out.ts'
import { api } from '../shared/api.ts'
import { forgetAnswers } from '../shared/call-api.ts'
import { clearOtherUsersInput } from '../shared/saved-input.ts'
import { sessionEnded, sessionStarted, type Session, type WithSession } from '../shared/session.ts'
import { keepWatchedWork } from '../shared/watched-work.ts'
import { inApp } from '../shared/runtime-config.ts'
import { reducer } from './reducer.ts'

type TabMessage = 'started' | 'ended' | 'removed'

const channel = new BroadcastChannel(inApp('session'))

/** Tells other tabs of this browser about a log-in or log-out. */
function notifyOtherTabs(news: TabMessage): void {
  channel.postMessage(news)
}

/** Returns a function that unsubscribes. */
function listenToOtherTabs(onNews: (news: TabMessage) => void): () => void {
  const listener = ({ data }: MessageEvent<TabMessage>) => onNews(data)
  channel.addEventListener('message', listener)
  return () => channel.removeEventListener('message', listener)
}

/** Minimum time in milliseconds between two refreshes on window focus. */
const FOCUS_THROTTLE = 5000

const isRemoved = (session: Session) => session.status === 'logged-out' && session.because === 'removed'
const isExpired = (session: Session) =>
  isRemoved(session) || (session.status === 'logged-out' && session.because === 'expired')
const ownerOf = (session: Session) => session.user?.id ?? null

let isToldByOtherTab = false

/** Data and input of one user must never be shown to the next. */
const forgetOnChangeOfUser: Middleware = (store) => (next) => (action) => {
  const before = (store.getState() as WithSession).session
  const result = next(action)
  if (!sessionStarted.match(action) && !sessionEnded.match(action)) return result
  const after = (store.getState() as WithSession).session
  if (after.status === 'logged-in' || (before.status === 'logged-in' && !isExpired(after)))
    clearOtherUsersInput(ownerOf(after))
  if (sessionStarted.match(action)) forgetLogOut()
  if (before.status !== 'unknown' && ownerOf(before) !== ownerOf(after)) {
    forgetAnswers()
    store.dispatch(api.util.resetApiState())
    if (!isToldByOtherTab)
      notifyOtherTabs(after.status === 'logged-in' ? 'started' : isRemoved(after) ? 'removed' : 'ended')
  }
  return result
}

function refreshOnFocus(onFocus: () => void): () => void {
  let last = 0
  const listener = () => {
    if (document.visibilityState !== 'visible' || Date.now() - last < FOCUS_THROTTLE) return
    last = Date.now()
    onFocus()
  }
  window.addEventListener('visibilitychange', listener)
  window.addEventListener('focus', listener)
  return () => {
    window.removeEventListener('visibilitychange', listener)
    window.removeEventListener('focus', listener)
  }
}

const newStore = () =>
  configureStore({
    reducer,
    middleware: (defaults) => defaults().concat(api.middleware, forgetOnChangeOfUser),
  })

export type Store = ReturnType<typeof newStore>

export interface OpenStore {
  readonly store: Store
  /** Forgets all data and stops following the window and the other tabs. */
  close(): void
}

/** The app's store; follows the focus of the window and messages of other tabs. */
export function openStore(): OpenStore {
  const store = newStore()
  const endings = [
    store.subscribe(() => keepWatchedWork(store.getState())),
    listenToOtherTabs((news) => followOtherTab(store, news)),
    setupListeners(store.dispatch, (dispatch, { onFocus }) => refreshOnFocus(() => void dispatch(onFocus()))),
  ]
  const close = () => {
    for (const end of endings) end()
    store.dispatch(api.util.resetApiState())
  }
  return { store, close }
}

function followOtherTab(store: Store, news: TabMessage): void {
  if (news === 'started')
    void store.dispatch(loadCurrentUser.initiate(undefined, { subscribe: false, forceRefetch: true }))
  if (news === 'started' || store.getState().session.status !== 'logged-in') return
  isToldByOtherTab = true
  store.dispatch(sessionEnded(news === 'removed' ? news : 'expired'))
  isToldByOtherTab = false
}
