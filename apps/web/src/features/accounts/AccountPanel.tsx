import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useLoginState } from '../../shared/login-state.ts'
import styles from './account-form.module.css'

interface AccountPanelProps {
  readonly title: string
  readonly intro: string
  readonly other: { readonly lead: string; readonly link: string; readonly to: string }
  readonly children: ReactNode
}

/** Frame of the screens before log-in, with a link to the other one. */
export function AccountPanel({ title, intro, other, children }: AccountPanelProps) {
  const loginState = useLoginState()
  return (
    <section className={`${styles.panel} card`}>
      <h1>{title}</h1>
      <p className={styles.intro}>{intro}</p>
      {children}
      <p className={styles.other}>
        {other.lead}{' '}
        <Link to={other.to} state={loginState}>
          {other.link}
        </Link>
      </p>
    </section>
  )
}
