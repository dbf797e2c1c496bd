import { useState } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { Loader, NoAccess } from './ErrorPages.tsx'
import { loginStateFor, useLoginState, type LoginState } from '../shared/login-state.ts'
import { paths } from '../shared/paths.ts'
import { useCurrentUser, useSession } from '../shared/session.ts'

/** Redirects to another page, whose code may have to be loaded first. */
function Redirect({ path, state }: { readonly path: string; readonly state?: LoginState }) {
  return (
    <>
      <Navigate to={path} replace state={state} />
      <Loader />
    </>
  )
}

/** Pages for logged-in users. Others are redirected to the log-in page, which leads back unless they logged out. */
export function LoggedInOnly() {
  const session = useSession()
  const location = useLocation()
  if (session.status === 'logged-in') return <Outlet />
  if (session.status === 'logged-out' && session.because === 'removed') return <Redirect path={paths.removed} />
  const hasLeft = session.status === 'logged-out' && session.because === 'left'
  const wantsNothing = hasLeft || (location.state as LoginState | null)?.isNew === true
  return <Redirect path={paths.login} state={wantsNothing ? {} : loginStateFor(location)} />
}

/**
 * Pages before log-in. Logged-in users are redirected: to the requested page; after a log-in without one, to home;
 * otherwise to the projects.
 */
export function LoggedOutOnly() {
  const session = useSession()
  const { from } = useLoginState()
  const [wasOutside] = useState(session.status !== 'logged-in')
  if (session.status !== 'logged-in') return <Outlet />
  return from === undefined && wasOutside ? (
    <Redirect path={paths.home} state={{ isNew: true }} />
  ) : (
    <Redirect path={from ?? paths.projects} />
  )
}

export function AdminsOnly() {
  return useCurrentUser().isAdmin ? <Outlet /> : <NoAccess />
}

/** Redirects to the first page of the operator area. */
export function AdminStart() {
  return <Redirect path={paths.adminUsers} />
}

/** Redirects from the start: logged-in users to their account, others to the projects. */
export function Start() {
  const session = useSession()
  if (session.status === 'logged-in') return <Redirect path={paths.settings} />
  return <Redirect path={paths.projects} state={{ isNew: true }} />
}
