import { useState, type MouseEvent } from 'react'
import { paths } from '../paths.ts'
import { texts } from '../texts/texts.ts'
import type { LegalKind } from './LegalDialog.tsx'
import { lazyPart } from './lazy-part.tsx'

const LegalDialog = lazyPart(() => import('./LegalDialog.tsx').then(({ LegalDialog }) => LegalDialog))

/** Before log-in the page itself is out of reach: its link opens the same text where one is. */
export function LegalLink({ kind, label = texts.shell[kind] }: { readonly kind: LegalKind; readonly label?: string }) {
  const [isOpen, setIsOpen] = useState(false)
  const open = (event: MouseEvent) => {
    event.preventDefault()
    setIsOpen(true)
  }
  return (
    <>
      <a href={paths[kind]} aria-haspopup="dialog" onClick={open}>
        {label}
      </a>
      {isOpen && <LegalDialog kind={kind} onClose={() => setIsOpen(false)} />}
    </>
  )
}
