import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { EmailAddress } from '../shared/ui/EmailAddress.tsx'
import frame from './frame.module.css'
import styles from './NavigationMenu.module.css'

export interface MenuEntry {
  readonly label: string
  readonly to?: string
  readonly onSelect?: () => void
}

interface NavigationMenuProps {
  readonly label: string
  /** Shown above the entries: the user's address. */
  readonly note?: string
  readonly entries: readonly MenuEntry[]
}

/** Index for the focus after each key; negative ones count from the end. */
const stopsFrom = (here: number): Readonly<Record<string, number>> => ({
  ArrowDown: here + 1,
  ArrowUp: here - 1,
  Home: 0,
  End: -1,
})

function moveFocus(list: HTMLElement, key: string) {
  const items = [...list.querySelectorAll<HTMLElement>('[role=menuitem]')]
  const here = items.findIndex((item) => item === document.activeElement)
  items.at((stopsFrom(here)[key] ?? 0) % items.length)?.focus()
}

function useCloseOnLeave(isOpen: boolean, host: React.RefObject<HTMLElement | null>, close: () => void) {
  useEffect(() => {
    if (!isOpen) return
    const leave = (event: Event) => {
      if (event.target instanceof Node && !host.current?.contains(event.target)) close()
    }
    document.addEventListener('pointerdown', leave)
    document.addEventListener('focusin', leave)
    return () => {
      document.removeEventListener('pointerdown', leave)
      document.removeEventListener('focusin', leave)
    }
  })
}

/** A menu button of the top bar: arrow keys move, Escape closes. It needs no library on the first page. */
export function NavigationMenu({ label, note, entries }: NavigationMenuProps) {
  const [isOpen, setIsOpen] = useState(false)
  const host = useRef<HTMLDivElement>(null)
  const trigger = useRef<HTMLButtonElement>(null)
  const id = useId()
  const { pathname } = useLocation()
  useCloseOnLeave(isOpen, host, () => setIsOpen(false))
  useEffect(() => {
    if (isOpen) host.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus()
  }, [isOpen])

  const select = (entry: MenuEntry) => {
    setIsOpen(false)
    trigger.current?.focus()
    entry.onSelect?.()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key } = event
    if (key === 'Escape') {
      setIsOpen(false)
      trigger.current?.focus()
    }
    if (key === ' ' && event.target instanceof HTMLAnchorElement) {
      event.preventDefault()
      event.target.click()
    }
    if (!(key in stopsFrom(0))) return
    event.preventDefault()
    if (isOpen) moveFocus(event.currentTarget, key)
    else setIsOpen(true)
  }

  return (
    <div className={styles.host} ref={host} onKeyDown={onKeyDown}>
      <button
        type="button"
        ref={trigger}
        className={frame.place}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        {label}
        <svg
          width="10"
          height="6"
          viewBox="0 0 10 6"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          aria-hidden="true"
        >
          <path d="M1 1l4 4 4-4" />
        </svg>
      </button>
      {isOpen && (
        <div className={styles.list}>
          {note !== undefined && (
            <p className={styles.note}>
              <EmailAddress email={note} />
            </p>
          )}
          <div role="menu" id={id} aria-label={label}>
            {entries.map((entry) => {
              const { label: name, to } = entry
              const common = { role: 'menuitem', className: styles.entry, onClick: () => select(entry) }
              if (to === undefined)
                return (
                  <button key={name} type="button" {...common}>
                    {name}
                  </button>
                )
              // A link, so that it can be opened in another tab.
              return (
                <Link key={name} to={to} aria-current={to === pathname ? 'page' : undefined} {...common}>
                  {name}
                </Link>
              )
            })}
          </div>
        </div>
      )}
    </div>
  )
}
