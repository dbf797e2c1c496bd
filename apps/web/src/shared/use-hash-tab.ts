import { useLocation, useNavigate } from 'react-router-dom'

/** The open tab, in the address's hash; the first one if the hash names none. */
export function useHashTab<Tab extends string>(tabs: readonly [Tab, ...Tab[]]) {
  const { hash, pathname, search } = useLocation()
  const navigate = useNavigate()
  const named = tabs.find((tab) => hash === `#${tab}`)
  const open = (tab: string) =>
    void navigate(`${pathname}${search}#${tab}`, { replace: true, preventScrollReset: true })
  return [named ?? tabs[0], open] as const
}
