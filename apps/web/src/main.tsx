import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Provider } from 'react-redux'
import { BrowserRouter } from 'react-router-dom'
import { App } from './app/App.tsx'
import { ErrorBoundary } from './app/ErrorBoundary.tsx'
import { loadAhead } from './app/screens.ts'
import { store } from './app/store.ts'
import { loadCurrentUser } from './features/accounts/endpoints.ts'
import { reportUncaught } from './shared/reporting/report-problem.ts'
import './shared/ui/base.css'

reportUncaught()
loadAhead(window.location.pathname)
void store.dispatch(loadCurrentUser.initiate(undefined, { subscribe: false }))

const root = document.getElementById('root')
if (root === null) throw new Error('The page has no element to render into.')

createRoot(root).render(
  <StrictMode>
    <ErrorBoundary>
      <Provider store={store}>
        <BrowserRouter>
          <App />
        </BrowserRouter>
      </Provider>
    </ErrorBoundary>
  </StrictMode>,
)
