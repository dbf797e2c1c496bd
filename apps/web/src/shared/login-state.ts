import { useLocation, type Location } from 'react-router-dom'
import { paths } from './paths.ts'

const legalKinds = ['privacy', 'terms'] as const
export type LegalKind = (typeof legalKinds)[number]

/** State of the pages before log-in in the browser's history, which links from elsewhere can't set. */
export interface LoginState {
  /** Target after log-in: an address of this app. */
  readonly from?: string
  /** The requested legal text, shown over the page. */
  readonly legal?: LegalKind
  /** Whether the user has just logged in, or requested no page before. */
  readonly isNew?: true
}

export function useLoginState(): LoginState {
  return (useLocation().state ?? {}) as LoginState
}

/** The part of the requested address to remember during log-in. */
export function loginStateFor({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): LoginState {
  const legal = legalKinds.find((kind) => paths[kind] === pathname)
  if (legal !== undefined) return { legal }
  // Two slashes at the start would name another host.
  return { from: `${pathname.replace(/^[\\/]+/, '/')}${search}${hash}` }
}
