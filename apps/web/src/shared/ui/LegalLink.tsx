import { useState, type MouseEvent } from 'react'
import type { LegalKind } from '../login-state.ts'
import { paths } from '../paths.ts'
import { inApp } from '../runtime-config.ts'
import { texts } from '../texts/texts.ts'
import { lazyPart } from './lazy-part.tsx'

const LegalDialog = lazyPart(() => import('./LegalDialog.tsx').then(({ LegalDialog }) => LegalDialog))

interface LegalLinkProps {
  readonly kind: LegalKind
  readonly label?: string
  /** Open initially, for people who requested this text by a link in a new tab. */
  readonly isOpenAtFirst?: boolean
}

/** Opens a legal text in a dialog, because its page is not available before log-in. */
export function LegalLink({ kind, label = texts.shell[kind], isOpenAtFirst = false }: LegalLinkProps) {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst)
  const open = (event: MouseEvent) => {
    event.preventDefault()
    setIsOpen(true)
  }
  return (
    <>
      <a href={inApp(paths[kind])} aria-haspopup="dialog" onClick={open}>
        {label}
      </a>
      {isOpen && <LegalDialog kind={kind} onClose={() => setIsOpen(false)} />}
    </>
  )
}
