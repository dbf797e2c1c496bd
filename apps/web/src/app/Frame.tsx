import { useEffect, useRef, type ReactNode } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { texts } from '../shared/texts/texts.ts'
import { Brand } from '../shared/ui/Brand.tsx'
import { useBarHeight } from '../shared/ui/use-bar-height.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import styles from './frame.module.css'

const words = texts.shell

function Footer({ children }: { readonly children: ReactNode }) {
  return (
    <footer className={styles.footer}>
      <nav className={styles.footerInside} aria-label={words.footerNavigation}>
        {children}
      </nav>
    </footer>
  )
}

interface FrameProps {
  readonly home: string
  readonly navigation: ReactNode
  /** Shown above every page. */
  readonly notice?: ReactNode
  /** Links to legal texts. */
  readonly legal: ReactNode
  /** A line at the lower edge of the window. */
  readonly foot?: ReactNode
}

/** A new page starts at its top, also for screen readers, unless a menu was opened while it was loading. */
function useArrival() {
  const content = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const arrivedAt = useRef(pathname)
  useEffect(() => {
    if (arrivedAt.current === pathname) return
    arrivedAt.current = pathname
    window.scrollTo(0, 0)
    if (!document.activeElement?.closest('[role=menu]')) content.current?.focus({ preventScroll: true })
  }, [pathname])
  return content
}

/** The top bar, content and footer of all pages. */
export function Frame({ home, navigation, notice, legal, foot }: FrameProps) {
  const content = useArrival()
  const bar = useRef<HTMLElement>(null)
  useBarHeight('top', bar)
  const { pathname } = useLocation()
  return (
    <div className={styles.frame}>
      <a
        className="skip-link"
        href="#content"
        onClick={(event) => {
          // The hash of the address belongs to the page: it may name the open tab.
          event.preventDefault()
          content.current?.focus()
        }}
      >
        {texts.common.skipToContent}
      </a>
      <header className={styles.bar} ref={bar}>
        <div className={styles.barInside}>
          <Brand to={home} />
          {navigation}
        </div>
      </header>
      <main className={styles.content} id="content" ref={content} tabIndex={-1}>
        {notice}
        <ErrorBoundary place={pathname}>
          <Outlet />
        </ErrorBoundary>
      </main>
      <Footer>{legal}</Footer>
      {foot}
    </div>
  )
}
