import { Button, type ButtonProps } from 'antd'
import type { Ref } from 'react'
import styles from './RowButton.module.css'

interface RowButtonProps extends Omit<ButtonProps, 'danger' | 'size' | 'type'> {
  /** What it does, and to which row. */
  readonly label: string
  readonly isDangerous?: boolean
  readonly ref?: Ref<HTMLButtonElement | HTMLAnchorElement>
}

/** Something that can be done with a row. It is quiet among its many likes; what destroys shows so once it is pointed at. */
export function RowButton({ label, isDangerous = false, ...button }: RowButtonProps) {
  const className = `${styles.button} ${isDangerous ? styles.danger : ''}`
  return <Button {...button} type="text" size="small" className={className} aria-label={label} />
}
