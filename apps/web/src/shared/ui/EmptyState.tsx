import type { ReactNode } from 'react'
import styles from './EmptyState.module.css'

interface EmptyStateProps {
  readonly title: string
  readonly hint?: string
  readonly action?: ReactNode
  /** Level of the heading; without one, the title is a paragraph. */
  readonly level?: 1 | 2
  readonly drawing?: ReactNode
}

/** One sentence with the reason for an empty page, and one action. */
export function EmptyState({ title, hint, action, level, drawing }: EmptyStateProps) {
  const Title = level === undefined ? 'p' : (`h${level}` as const)
  return (
    <div className={styles.empty}>
      {drawing}
      <Title className={styles.title}>{title}</Title>
      {hint !== undefined && <p className="muted">{hint}</p>}
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  )
}
