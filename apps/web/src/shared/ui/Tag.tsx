import type { ReactNode } from 'react'
import styles from './Tag.module.css'

export type TagTone = 'neutral' | 'good' | 'busy' | 'bad'

/** A short state, shown beside its subject. */
export function Tag({ tone = 'neutral', children }: { readonly tone?: TagTone; readonly children: ReactNode }) {
  return <span className={`${styles.tag} ${styles[tone] ?? ''}`}>{children}</span>
}
