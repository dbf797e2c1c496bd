import { Suspense, useEffect } from 'react'
import { Navigate, Route, Routes } from 'react-router-dom'
import { paths } from '../shared/paths.ts'
import { useSession } from '../shared/session.ts'
import { AdminsOnly, AdminStart, LoggedInOnly, LoggedOutOnly, Start } from './guards.tsx'
import { LoggedOutFrame } from './LoggedOutFrame.tsx'
import { adminRoutes, LoggedInFrame, preload, publicRoutes, userRoutes } from './screens.ts'
import { Loader, NotFound } from './ErrorPages.tsx'
import { runtimeConfig } from '../shared/runtime-config.ts'

/** Keeps a configured support widget open from log-in to log-out. */
function useSupportWidget(): void {
  const email = useSession().user?.email ?? null
  useEffect(() => {
    const { supportWidget } = runtimeConfig
    if (supportWidget === null || email === null) return
    const opened = import('./support-widget.ts').then((widget) => widget.openSupportWidget(supportWidget, email))
    return () => void opened.then((close) => close()).catch(() => undefined)
  }, [email])
}

/** Routes with their permissions. The old page stays until the code of the next one is loaded. */
export function App() {
  const { status } = useSession()
  useSupportWidget()
  useEffect(() => {
    // A few hundred bytes, without which nobody could log out while the server is out of reach.
    if (status === 'logged-in') void preload(paths.login)
  }, [status])
  if (status === 'unknown') return <Loader />
  return (
    <Suspense fallback={<Loader />}>
      <Routes>
        <Route index element={<Start />} />
        <Route element={<LoggedOutOnly />}>
          <Route element={<LoggedOutFrame />}>
            {publicRoutes.map(({ path, Screen }) => (
              <Route key={path} path={path} element={<Screen />} />
            ))}
          </Route>
        </Route>
        <Route element={<LoggedInOnly />}>
          <Route element={<LoggedInFrame />}>
            {userRoutes.map(({ path, Screen }) => (
              <Route key={path} path={path} element={<Screen />} />
            ))}
            <Route path="/account/settings" element={<Navigate to={paths.settings} replace />} />
            <Route path="/admin" element={<AdminsOnly />}>
              <Route index element={<AdminStart />} />
              {adminRoutes.map(({ path, Screen }) => (
                <Route key={path} path={path} element={<Screen />} />
              ))}
              <Route path="*" element={<NotFound />} />
            </Route>
            <Route path="*" element={<NotFound />} />
          </Route>
        </Route>
      </Routes>
    </Suspense>
  )
}
