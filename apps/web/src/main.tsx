import { startTransition, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Provider } from 'react-redux'
import { BrowserRouter } from 'react-router-dom'
import { App } from './app/App.tsx'
import { ErrorBoundary } from './app/ErrorBoundary.tsx'
import { loadAhead } from './app/screens.ts'
import { Loader } from './app/StandIns.tsx'
import { store } from './app/store.ts'
import { loadCurrentUser } from './features/accounts/endpoints.ts'
import { reportUncaught } from './shared/reporting/report-problem.ts'
import './shared/ui/base.css'

reportUncaught()
const screenIsThere = loadAhead(window.location.pathname)
const isKnownWho = store.dispatch(loadCurrentUser.initiate(undefined, { subscribe: false }))

const element = document.getElementById('root')
if (element === null) throw new Error('The page has no element to render into.')
const root = createRoot(element)

const app = (
  <StrictMode>
    <ErrorBoundary>
      <Provider store={store}>
        <BrowserRouter>
          <App />
        </BrowserRouter>
      </Provider>
    </ErrorBoundary>
  </StrictMode>
)
root.render(<Loader />)
// In slices, between which the page answers to its user.
void Promise.allSettled([screenIsThere, isKnownWho]).then(() => startTransition(() => root.render(app)))
