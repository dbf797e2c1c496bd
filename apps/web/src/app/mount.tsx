import { configureStore, type Middleware } from '@reduxjs/toolkit'
import { setupListeners } from '@reduxjs/toolkit/query'
import { loadCurrentUser } from '../features/accounts/endpoints.ts'
import { finishLogOut, forgetLogOut, isLogOutUnfinished } from '../features/accounts/unfinished-log-out.ts'
import { api } from '../shared/api.ts'
import { forgetAnswers } from '../shared/call-api.ts'
import { clearOtherUsersInput } from '../shared/saved-input.ts'
import { type Session, sessionEnded, sessionStarted, type WithSession } from '../shared/session.ts'
import { keepWatchedWork } from '../shared/watched-work.ts'
import { inApp, runtimeConfig } from '../shared/runtime-config.ts'
import { reducer } from './reducer.ts'
import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { Provider } from 'react-redux'
import { BrowserRouter } from 'react-router-dom'
import { paths } from '../shared/paths.ts'
import { App } from './App.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { preload } from './screens.ts'
import { Loader } from './ErrorPages.tsx'

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

type Store = ReturnType<typeof newStore>

interface OpenStore {
  readonly store: Store
  /** Forgets all data and stops following the window and the other tabs. */
  close(): void
}

/** The app's store; follows the focus of the window and messages of other tabs. */
function openStore(): OpenStore {
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

/** A log-out that did not reach the server counts on this page, whether or not the server is reachable now. */
async function identifyUser({ dispatch }: Store): Promise<void> {
  if (!isLogOutUnfinished()) return void (await dispatch(loadCurrentUser.initiate(undefined, { subscribe: false })))
  dispatch(sessionEnded('left'))
  void finishLogOut()
}

/** Renders the app in this element, at the window's address. Returns a function that removes it. */
export function mount(element: Element): () => Promise<void> {
  const { store, close } = openStore()
  const { webPath } = runtimeConfig
  const path = window.location.pathname.slice(webPath.length)
  const screenIsThere = preload(path)
  const isKnownWho = identifyUser(store)
  const app = (
    <StrictMode>
      <ErrorBoundary>
        <Provider store={store}>
          <BrowserRouter basename={webPath}>
            <App />
          </BrowserRouter>
        </Provider>
      </ErrorBoundary>
    </StrictMode>
  )
  // The served log-in page stands, with what is typed into it, until it is known whether it is wanted.
  const isServed = path === paths.login && element.querySelector('form') !== null
  const begun = isServed ? null : createRoot(element)
  begun?.render(<Loader />)
  const shown = Promise.allSettled([screenIsThere, isKnownWho]).then((): Root => {
    if (isServed && store.getState().session.status === 'logged-out') return hydrateRoot(element, app)
    const root = begun ?? createRoot(element)
    // In slices, between which the page answers to its user.
    startTransition(() => root.render(app))
    return root
  })
  return async () => {
    ;(await shown).unmount()
    close()
  }
}
