import { Modal, type ModalProps } from 'antd'
import { useRef } from 'react'
import styles from './Dialog.module.css'

const FIRST_FIELD = 'input:not([type=file], [type=radio], :disabled), textarea:not(:disabled), [contenteditable=true]'

const isOnField = (dialog: Element) =>
  dialog.querySelector('.ant-modal-body')?.contains(document.activeElement) === true

/**
 * antd's modal, which begins with its first field, or with its heading where it has none. Without motion antd's own begins
 * with the button that closes it: a field that asks for the focus by itself is not visible yet.
 */
export function Dialog({ title, afterOpenChange, ...props }: ModalProps) {
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
      title={
        <span ref={heading} className={styles.heading} tabIndex={-1}>
          {title}
        </span>
      }
      afterOpenChange={begin}
    />
  )
}
