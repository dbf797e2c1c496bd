import { Button, type ButtonProps } from 'antd'
import { useHref, useLinkClickHandler } from 'react-router-dom'

interface LinkButtonProps extends Pick<ButtonProps, 'type' | 'size' | 'icon' | 'aria-label' | 'children'> {
  readonly to: string
}

/** Without a style sheet, because the first page lists those of all other pages. */
const NO_LINE = { textDecoration: 'none' }

/** A link that looks like a button, so that people can open the page in a new tab. */
export function LinkButton({ to, ...look }: LinkButtonProps) {
  return <Button {...look} style={NO_LINE} href={useHref(to)} onClick={useLinkClickHandler<HTMLElement>(to)} />
}
