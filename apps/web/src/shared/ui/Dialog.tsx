import { Modal, type ModalProps } from 'antd'
import { useEffect, useRef, useCallback } from 'react'
import { keyOf } from '../use-keys.ts'
import styles from './Dialog.module.css'
import { asideOf, placeOf } from '../saved-input.ts'
import { useCurrentUser } from '../session.ts'

/** Notes that a form was closed with what it held, or that it is open. */
function usePutAside(key: string | undefined): (isAside: boolean) => void {
  const user = useCurrentUser()
  const place = key === undefined ? null : asideOf(placeOf(user.id, key))
  return useCallback(
    (isAside) => {
      if (place === null) return
      if (isAside) sessionStorage.setItem(place, 'true')
      else sessionStorage.removeItem(place)
    },
    [place],
  )
}

const FIRST_FIELD = 'input:not([type=file], [type=radio], :disabled), textarea:not(:disabled), [contenteditable=true]'

const isOnField = (dialog: Element) =>
  dialog.querySelector('.ant-modal-body')?.contains(document.activeElement) === true

interface DialogProps extends ModalProps {
  /** Tells what is typed here from what is typed elsewhere, where a reload opens the dialog again. */
  readonly keptAs?: string
  /**
   * Called when the dialog has closed, to forget what was typed; not after Escape or the cross, which put it aside: whoever
   * opens the dialog again goes on with it.
   */
  readonly afterEnd?: () => void
}

/**
 * antd's modal, which begins with its first field, or with its heading where it has none. Without motion antd's own begins
 * with the button that closes it: a field that asks for the focus by itself is not visible yet.
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
