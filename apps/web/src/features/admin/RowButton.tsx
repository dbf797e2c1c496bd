import { Button, type ButtonProps } from 'antd'
import type { Ref } from 'react'
import styles from './RowButton.module.css'

interface RowButtonProps extends Omit<ButtonProps, 'danger' | 'size' | 'type'> {
  /** Action and row, for screen readers. */
  readonly label: string
  readonly isDangerous?: boolean
  readonly ref?: Ref<HTMLButtonElement | HTMLAnchorElement>
}

/** An action for a row. It is inconspicuous; destructive actions turn red on hover. */
export function RowButton({ label, isDangerous = false, ...button }: RowButtonProps) {
  const className = `${styles.button} ${isDangerous ? styles.danger : ''}`
  return <Button {...button} type="text" size="small" className={className} aria-label={label} />
}
