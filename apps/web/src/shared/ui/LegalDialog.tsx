import { useEffect, useId, useRef } from 'react'
import { createPortal } from 'react-dom'
import type { LegalKind } from '../login-state.ts'
import { texts } from '../texts/legal-texts.ts'
import { LegalArticle } from './LegalArticle.tsx'
import styles from './LegalDialog.module.css'

const { legal } = texts

/** The text of a legal page, for people who can't open the page before log-in. */
export function LegalDialog({ kind, onClose }: { readonly kind: LegalKind; readonly onClose: () => void }) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  return createPortal(
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={id} onCancel={onClose}>
      <div className={styles.text} tabIndex={0} role="region" aria-labelledby={id}>
        <LegalArticle text={legal[kind]} id={id} level={2} />
      </div>
      <button type="button" className="button" onClick={onClose}>
        {texts.common.close}
      </button>
    </dialog>,
    document.body,
  )
}
