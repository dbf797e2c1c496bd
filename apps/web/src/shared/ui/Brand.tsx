import { Link } from 'react-router-dom'
import { texts } from '../texts/texts.ts'
import styles from './Brand.module.css'

/** The product's logo and name, with a link to the start. */
export function Brand({ to }: { readonly to: string }) {
  return (
    <Link to={to} className={styles.brand}>
      <svg width="26" height="26" viewBox="0 0 32 32" aria-hidden="true">
        <rect width="32" height="32" rx="8" className={styles.plate} />
        <path d="M9 23 20.5 8.5a2 2 0 0 1 3 2.6L12 22.5 8.5 24z" className={styles.pen} />
        <path d="M14.5 24h9" strokeWidth="2" strokeLinecap="round" className={styles.line} />
      </svg>
      <span>{texts.common.product}</span>
    </Link>
  )
}
