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

/** A link that looks like a button, so that people can open the page in a new tab. */
export function LinkButton({ to, type, size, icon, children, ...named }: LinkButtonProps) {
  const look = ['button', type, size ?? 'medium'].filter((part) => part !== undefined)
  return (
    <Link {...named} to={to} className={look.join(' ')}>
      {icon}
      {children}
    </Link>
  )
}
