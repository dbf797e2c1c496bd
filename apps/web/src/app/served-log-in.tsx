import { configureStore } from '@reduxjs/toolkit'
import { renderToString } from 'react-dom/server'
import { Provider } from 'react-redux'
import { StaticRouter } from 'react-router-dom'
import { api } from '../shared/api.ts'
import { paths } from '../shared/paths.ts'
import { runtimeConfig } from '../shared/runtime-config.ts'
import { sessionEnded } from '../shared/session.ts'
import { texts } from '../shared/texts/texts.ts'
import { App } from './App.tsx'
import { reducer } from './reducer.ts'
import { preload } from './screens.ts'

/**
 * The log-in page as HTML, for the build: somebody reads it and types while the app itself is still loaded, which then goes
 * on with the same elements. `webPath` stands where that of the installation will.
 */
export async function servedLogIn(webPath: string): Promise<{ readonly title: string; readonly html: string }> {
  Object.assign(runtimeConfig, { webPath })
  await preload(paths.login)
  const store = configureStore({ reducer, middleware: (defaults) => defaults().concat(api.middleware) })
  store.dispatch(sessionEnded('nobody'))
  const html = renderToString(
    <Provider store={store}>
      <StaticRouter basename={webPath} location={webPath + paths.login}>
        <App />
      </StaticRouter>
    </Provider>,
  )
  return { title: `${texts.accounts.loginTitle} · ${texts.common.product}`, html }
}
