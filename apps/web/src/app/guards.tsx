import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { Loader, NoAccess } from './ErrorPages.tsx'
import { paths } from '../shared/paths.ts'
import { useCurrentUser, useSession } from '../shared/session.ts'

interface LoginState {
  /** Where log-in leads: where a session was that ended by itself, or to what a mailed link is to confirm. */
  readonly from?: string
}

/** Leads on to another screen, whose code may have to be loaded first. */
function SentTo({ path, state }: { readonly path: string; readonly state?: LoginState }) {
  return (
    <>
      <Navigate to={path} replace state={state} />
      <Loader />
    </>
  )
}

/** Screens for logged-in users; everybody else is sent to the log-in page. */
export function LoggedInOnly() {
  const session = useSession()
  const { pathname, search, hash } = useLocation()
  if (session.status === 'logged-in') return <Outlet />
  const isExpired = session.status === 'logged-out' && session.expired
  const leadsBack = isExpired || pathname === paths.verifyEmail
  const state: LoginState = leadsBack ? { from: `${pathname}${search}${hash}` } : {}
  return <SentTo path={paths.login} state={state} />
}

/** Screens before log-in; a logged-in user is sent to the projects. */
export function LoggedOutOnly() {
  const session = useSession()
  const { from } = (useLocation().state ?? {}) as LoginState
  return session.status === 'logged-in' ? <SentTo path={from ?? paths.projects} /> : <Outlet />
}

export function AdminsOnly() {
  return useCurrentUser().isAdmin ? <Outlet /> : <NoAccess />
}

/** The operator area begins with its first page. */
export function AdminStart() {
  return <SentTo path={paths.adminUsers} />
}

/** The start leads to the account page, or for others to the projects. */
export function Start() {
  const session = useSession()
  return <SentTo path={session.status === 'logged-in' ? paths.settings : paths.projects} />
}
