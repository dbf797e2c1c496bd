import { useLocation, type Location } from 'react-router-dom'
import { paths } from './paths.ts'

const legalKinds = ['privacy', 'terms'] as const
export type LegalKind = (typeof legalKinds)[number]

/** What the pages before log-in keep in the state of the history, which no link from elsewhere can set. */
export interface LoginState {
  /** Where log-in leads: an address of this app. */
  readonly from?: string
  /** The text that was asked for, which is shown over the page. */
  readonly legal?: LegalKind
  /** Whoever arrives has just logged in, or asked for no page before. */
  readonly isNew?: true
}

export function useLoginState(): LoginState {
  return (useLocation().state ?? {}) as LoginState
}

/** What to keep of the address that somebody asked for before they logged in. */
export function loginStateFor({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): LoginState {
  const legal = legalKinds.find((kind) => paths[kind] === pathname)
  if (legal !== undefined) return { legal }
  // Two slashes at the start would name another host.
  return { from: `${pathname.replace(/^[\\/]+/, '/')}${search}${hash}` }
}
