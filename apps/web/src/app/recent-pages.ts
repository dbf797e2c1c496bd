import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { RECENT_PAGES, useSavedInput } from '../shared/saved-input.ts'
import { texts } from '../shared/texts/texts.ts'

export interface RecentPage {
  readonly path: string
  readonly name: string
}

const MAX_PAGES = 8
/** Pages named after their subject. */
const OF_ONE_THING = /^\/(?:proposals|projects|reports|projects\/reports)\/[0-9a-f]{24}$/

/** The open project, application or report, once the page has its name. */
function openPage(pathname: string): RecentPage | null {
  const suffix = ` · ${texts.common.product}`
  if (!OF_ONE_THING.test(pathname) || !document.title.endsWith(suffix)) return null
  return { path: pathname, name: document.title.slice(0, -suffix.length) }
}

/** Pages opened by the user in this tab, latest first. */
export function useRecentPages(): readonly RecentPage[] {
  const { pathname } = useLocation()
  const [pages, setPages] = useSavedInput<readonly RecentPage[]>(RECENT_PAGES, [])
  useEffect(() => {
    const note = () => {
      const page = openPage(pathname)
      const [latest] = pages
      if (page === null || (latest?.path === page.path && latest.name === page.name)) return
      setPages([page, ...pages.filter(({ path }) => path !== page.path)].slice(0, MAX_PAGES))
    }
    // A page is named when its data is there, and anew when somebody renames what it shows.
    const observer = new MutationObserver(note)
    observer.observe(document.head, { childList: true, subtree: true, characterData: true })
    note()
    return () => observer.disconnect()
  }, [pathname, pages, setPages])
  return pages
}
