import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { texts } from '../texts/texts.ts'
import styles from './EntityCard.module.css'
import { Timestamp } from './Timestamp.tsx'
import { Tag } from './Tag.tsx'

interface EntityCardProps {
  readonly name: string
  readonly to: string
  readonly createdAt: string
  readonly isArchived: boolean
  /** Shown between the name and the creation time. */
  readonly children?: ReactNode
}

/** A project in a list; the whole card is a link. */
export function EntityCard({ name, to, createdAt, isArchived, children }: EntityCardProps) {
  return (
    <article className={styles.card}>
      <Link to={to} className={styles.name} dir="auto">
        {name}
      </Link>
      {children}
      <p className={styles.foot}>
        <span>
          {texts.common.created} <Timestamp at={createdAt} />
        </span>
        {isArchived && <Tag>{texts.common.archived}</Tag>}
      </p>
    </article>
  )
}
