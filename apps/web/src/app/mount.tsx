import { startTransition, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Provider } from 'react-redux'
import { BrowserRouter } from 'react-router-dom'
import { loadCurrentUser } from '../features/accounts/endpoints.ts'
import { finishLogOut, isLogOutUnfinished } from '../features/accounts/unfinished-log-out.ts'
import { runtimeConfig } from '../shared/runtime-config.ts'
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
  const screenIsThere = preload(window.location.pathname.slice(webPath.length))
  const isKnownWho = identifyUser(store)
  const root = createRoot(element)
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
  root.render(<Loader />)
  // In slices, between which the page answers to its user.
  const shown = Promise.allSettled([screenIsThere, isKnownWho]).then(() => startTransition(() => root.render(app)))
  return async () => {
    await shown
    root.unmount()
    close()
  }
}
