import { useEffect, useState, type ComponentType, useLayoutEffect, useRef } from 'react'
import { useDispatch } from 'react-redux'
import { Link, useLocation } from 'react-router-dom'
import { loadCurrentUser } from '../features/accounts/endpoints.ts'
import { UnverifiedEmail } from '../features/accounts/UnverifiedEmail.tsx'
import { useLogOut } from '../features/accounts/use-log-out.ts'
import { OpenDocument } from '../features/documents/OpenDocument.tsx'
import { adminPaths } from '../shared/admin-paths.ts'
import { paths } from '../shared/paths.ts'
import { useCurrentUser } from '../shared/session.ts'
import { texts } from '../shared/texts/user-texts.ts'
import { themedPart } from '../shared/theme/themed-part.tsx'
import { BackgroundWork } from './BackgroundWork.tsx'
import { Frame } from './Frame.tsx'
import styles from './frame.module.css'
import { NavigationMenu, type MenuEntry } from './NavigationMenu.tsx'
import { Search } from './Search.tsx'

/**
 * Whether all of a row fits into its width, measured in the browser, because words, letters and zoom determine the
 * width needed. The ref belongs to a child of the row.
 */
function useFits() {
  const inside = useRef<HTMLDivElement>(null)
  const [needed, setNeeded] = useState(0)
  const [width, setWidth] = useState(Infinity)
  const fits = needed <= width
  useLayoutEffect(() => {
    const row = inside.current?.parentElement
    if (!row) return
    const measure = () => {
      setWidth(row.clientWidth)
      // What stands there in place of the whole says nothing of it.
      if (fits) setNeeded(row.scrollWidth)
    }
    measure()
    const changes = new ResizeObserver(measure)
    changes.observe(row)
    return () => changes.disconnect()
  }, [fits])
  return [inside, fits] as const
}

const words = texts.shell
const AccountCloses = themedPart(() =>
  import('../features/settings/AccountCloses.tsx').then(({ AccountCloses }) => AccountCloses),
)

const places = (): readonly MenuEntry[] => [
  { label: words.home, to: paths.home },
  { label: words.projects, to: paths.projects },
  { label: words.applications, to: paths.applications },
  { label: words.documentLibrary, to: paths.documentLibrary },
  { label: words.answers, to: paths.answers },
]
const adminPlaces = (): readonly MenuEntry[] => [
  { label: texts.adminMenu.users, to: paths.adminUsers },
  { label: texts.adminMenu.proposals, to: adminPaths.proposals },
  { label: texts.adminMenu.grantDocuments, to: adminPaths.grantDocuments },
  { label: texts.adminMenu.funders, to: adminPaths.funders },
  { label: texts.adminMenu.jobs, to: adminPaths.jobs },
  { label: texts.adminMenu.scheduledTasks, to: adminPaths.scheduledTasks },
  { label: texts.adminMenu.health, to: adminPaths.health },
  { label: texts.adminMenu.languageModel, to: adminPaths.languageModel },
  { label: texts.adminMenu.migrations, to: adminPaths.migrations },
  { label: texts.adminMenu.taskBoard, to: adminPaths.taskBoard },
  { label: texts.adminMenu.auditLog, to: adminPaths.auditLog },
  { label: texts.adminMenu.spending, to: adminPaths.spending },
]
const adminPlacesAmongOthers = () =>
  adminPlaces().map((place) => ({ ...place, label: texts.adminMenu.within(place.label) }))
const accountPlaces = (): readonly MenuEntry[] => [
  { label: words.waiting, to: paths.waiting },
  { label: words.profile, to: paths.profile },
  { label: words.settings, to: paths.settings },
  { label: words.users, to: paths.accountUsers },
]

/** Pages of applications and reports belong to the projects. */
function isPlaceOf(place: string, pathname: string): boolean {
  const roots = place === paths.projects ? [place, paths.proposal(''), paths.report('')] : [place]
  return roots.some((root) => pathname.startsWith(root))
}

/** Loads further code after the first page, before users have done anything. */
function useAfterFirstPage(): ComponentType | undefined {
  const [Noted, setNoted] = useState<ComponentType>()
  const dispatch = useDispatch()
  useEffect(() => {
    const asked = { subscribe: false, forceRefetch: true }
    const askWhoIsThere = () => void dispatch(loadCurrentUser.initiate(undefined, asked) as never)
    const keeping = import('./after-first-page.ts')
      .then(({ watchPage, NewRelease }) => watchPage(() => setNoted(() => NewRelease), askWhoIsThere))
      .catch(() => undefined)
    return () => void keeping.then((stop) => stop?.())
  }, [dispatch])
  return Noted
}

function Navigation() {
  const { pathname } = useLocation()
  const user = useCurrentUser()
  const logOut: MenuEntry = { label: words.logout, onSelect: useLogOut() }
  const { isAdmin } = user
  const [row, fits] = useFits()
  return (
    <>
      {fits && (
        <nav className={styles.places} aria-label={words.mainNavigation}>
          {places().map(({ label, to = '' }) => (
            <Link
              key={label}
              to={to}
              className={styles.place}
              aria-current={isPlaceOf(to, pathname) ? 'page' : undefined}
            >
              {label}
            </Link>
          ))}
          {isAdmin && <NavigationMenu label={words.admin} entries={adminPlaces()} />}
        </nav>
      )}
      <Search places={[...places(), ...accountPlaces(), ...(isAdmin ? adminPlacesAmongOthers() : [])]} />
      <div className={styles.menu} ref={row}>
        {fits ? (
          <NavigationMenu
            key="account"
            label={words.account}
            note={user.email}
            entries={[...accountPlaces(), logOut]}
          />
        ) : (
          <NavigationMenu
            key="menu"
            label={words.menu}
            note={user.email}
            entries={[...places(), ...(isAdmin ? adminPlacesAmongOthers() : []), ...accountPlaces(), logOut]}
          />
        )}
      </div>
    </>
  )
}

export function LoggedInFrame() {
  const Noted = useAfterFirstPage()
  const isClosed = useCurrentUser().removalDueAt !== null
  return (
    <>
      <Frame
        home={paths.projects}
        navigation={<Navigation />}
        notice={isClosed ? <AccountCloses /> : Noted && <Noted />}
        foot={!isClosed && <UnverifiedEmail />}
        legal={
          <>
            <Link to={paths.privacy}>{words.privacy}</Link>
            <Link to={paths.terms}>{words.terms}</Link>
          </>
        }
      />
      <OpenDocument />
      <BackgroundWork />
    </>
  )
}
