import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { Provider } from 'react-redux'
import { BrowserRouter } from 'react-router-dom'
import { loadCurrentUser } from '../features/accounts/endpoints.ts'
import { finishLogOut, isLogOutUnfinished } from '../features/accounts/unfinished-log-out.ts'
import { runtimeConfig } from '../shared/runtime-config.ts'
import { paths } from '../shared/paths.ts'
import { sessionEnded } from '../shared/session.ts'
import { App } from './App.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { preload } from './screens.ts'
import { Loader } from './ErrorPages.tsx'
import { openStore, type Store } from './store.ts'

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
