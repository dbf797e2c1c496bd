import { Modal, type ModalProps } from 'antd'
import { useEffect, useRef, useCallback } from 'react'
import { keyOf } from '../use-keys.ts'
import styles from './Dialog.module.css'
import { asideOf, placeOf } from '../saved-input.ts'
import { useCurrentUser } from '../session.ts'
import { keep } from '../keep.ts'

/** Records that a form was put aside with its input, or is open. */
function usePutAside(key: string | undefined): (isAside: boolean) => void {
  const user = useCurrentUser()
  const place = key === undefined ? null : asideOf(placeOf(user.id, key))
  return useCallback(
    (isAside) => {
      if (place !== null) keep('sessionStorage', place, isAside ? 'true' : null)
    },
    [place],
  )
}

const FIRST_FIELD = 'input:not([type=file], [type=radio], :disabled), textarea:not(:disabled), [contenteditable=true]'

const isOnField = (dialog: Element) =>
  dialog.querySelector('.ant-modal-body')?.contains(document.activeElement) === true

interface DialogProps extends ModalProps {
  /** Key of the typed input, if a reload should reopen the dialog. */
  readonly keptAs?: string
  /** Called after closing, to forget the input; not after Escape or the cross, which keep it for the next opening. */
  readonly afterEnd?: () => void
}

/**
 * antd's modal with the focus in its first field, or on its heading if it has none. Without motion, antd itself focuses
 * the close button, because a field that requests the focus is not yet visible.
 */
export function Dialog({ title, keptAs, afterEnd, afterOpenChange, ...props }: DialogProps) {
  const isAside = useRef(false)
  const setAside = usePutAside(keptAs)
  const { open, onCancel, afterClose, cancelButtonProps } = props
  useEffect(() => {
    if (open === true) setAside((isAside.current = false))
  }, [open, setAside])
  const heading = useRef<HTMLSpanElement>(null)
  const begin = (isOpen: boolean) => {
    const dialog = heading.current?.closest('[role=dialog]')
    if (isOpen && dialog && !isOnField(dialog)) {
      const field = dialog.querySelector<HTMLElement>(FIRST_FIELD)
      ;(field ?? heading.current)?.focus()
    }
    afterOpenChange?.(isOpen)
  }
  return (
    <Modal
      {...props}
      cancelButtonProps={{ ...cancelButtonProps, onClick: () => setAside((isAside.current = false)) }}
      onCancel={(event) => {
        // Some browsers tell of the key that ends a word as if it had ended before.
        if ('key' in event && keyOf(event) === '') return
        setAside((isAside.current = true))
        onCancel?.(event)
      }}
      afterClose={() => {
        if (!isAside.current) afterEnd?.()
        afterClose?.()
      }}
      title={
        <span ref={heading} className={styles.heading} tabIndex={-1}>
          {title}
        </span>
      }
      afterOpenChange={begin}
    />
  )
}
