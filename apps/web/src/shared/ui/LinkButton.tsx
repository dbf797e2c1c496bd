import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

interface LinkButtonProps {
  readonly to: string
  readonly type?: 'primary'
  readonly size?: 'large'
  readonly icon?: ReactNode
  readonly 'aria-label'?: string
  readonly children: ReactNode
}

/** Looks like a button and only goes to another page: a link, so that it can be opened in a tab of its own. */
export function LinkButton({ to, type, size, icon, children, ...named }: LinkButtonProps) {
  const look = ['button', type, size ?? 'medium'].filter((part) => part !== undefined)
  return (
    <Link {...named} to={to} className={look.join(' ')}>
      {icon}
      {children}
    </Link>
  )
}
