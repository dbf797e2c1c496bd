import { Button, type ButtonProps } from 'antd'
import { useHref, useLinkClickHandler } from 'react-router-dom'
import styles from './LinkButton.module.css'

interface LinkButtonProps extends Pick<ButtonProps, 'size' | 'icon' | 'children'> {
  readonly to: string
}

/** Looks like a button and only goes to another page: a link, so that it can be opened in a tab of its own. */
export function LinkButton({ to, ...look }: LinkButtonProps) {
  return (
    <Button
      {...look}
      className={styles.button ?? ''}
      href={useHref(to)}
      onClick={useLinkClickHandler<HTMLElement>(to)}
    />
  )
}
