import { Button, type ButtonProps } from 'antd'
import { useHref, useLinkClickHandler } from 'react-router-dom'

interface LinkButtonProps extends Pick<ButtonProps, 'type' | 'size' | 'icon' | 'aria-label' | 'children'> {
  readonly to: string
}

/** No style sheet of its own: the first page lists those of all others. */
const NO_LINE = { textDecoration: 'none' }

/** Looks like a button and only goes to another page: a link, so that it can be opened in a tab of its own. */
export function LinkButton({ to, ...look }: LinkButtonProps) {
  return <Button {...look} style={NO_LINE} href={useHref(to)} onClick={useLinkClickHandler<HTMLElement>(to)} />
}
