import { useEffect, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { adminPaths } from '../../shared/admin-paths.ts'
import { paths } from '../../shared/paths.ts'
import { useSession } from '../../shared/session.ts'
import { texts } from '../../shared/texts/admin-texts.ts'
import { EmptyState } from '../../shared/ui/EmptyState.tsx'
import { FailureNotice } from '../../shared/ui/Notice.tsx'
import { useAuthoriseTaskBoardMutation } from './endpoints.ts'

/** Length of the fragment before the token: `#token=`. */
const BEFORE_TOKEN = 7

/** Token from the provider's redirect; null if the user refused, or there is none. */
function tokenIn(fragment: string): string | null {
  if (fragment.startsWith('#error=')) return null
  return fragment.slice(BEFORE_TOKEN) || null
}

const words = texts.taskBoard

/** Removes the token from the address as soon as possible. */
function useReturnedToken(): string | null {
  const [token] = useState(() => tokenIn(window.location.hash))
  useEffect(() => window.history.replaceState(window.history.state, '', window.location.pathname), [])
  return token
}

/** Target of the provider's redirect: submits the token, then continues. */
export function TaskBoardReturn() {
  const token = useReturnedToken()
  const { status } = useSession()
  const navigate = useNavigate()
  const [authorise, { error, isLoading, isSuccess }] = useAuthoriseTaskBoardMutation()
  const wasSent = useRef(false)
  useEffect(() => {
    if (token === null || wasSent.current) return
    wasSent.current = true
    void authorise(token)
  }, [token, authorise])
  useEffect(() => {
    if (!isSuccess) return
    const isLoggedIn = status === 'logged-in'
    void navigate(isLoggedIn ? paths.settings : paths.projects, { replace: true, state: { taskBoardConnected: true } })
  }, [isSuccess, status, navigate])

  const toTaskBoard = <Link to={adminPaths.taskBoard}>{words.toTaskBoard}</Link>
  if (token === null) return <EmptyState title={words.denied} hint={words.deniedHint} action={toTaskBoard} level={1} />
  if (error === undefined || isLoading) return <p role="status">{words.connecting}</p>
  return (
    <FailureNotice
      error={error}
      heading={words.connectFailed}
      action={
        <span className="row">
          <button type="button" className="link-button" onClick={() => void authorise(token)}>
            {words.tryAgain}
          </button>
          {toTaskBoard}
        </span>
      }
    />
  )
}
