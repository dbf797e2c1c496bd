import { useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { paths } from '../../shared/paths.ts'
import { runtimeConfig } from '../../shared/runtime-config.ts'
import { useCurrentUser } from '../../shared/session.ts'
import { texts } from '../../shared/texts/texts.ts'
import { SendVerification } from './SendVerification.tsx'
import { useBarHeight } from '../../shared/ui/use-bar-height.ts'
import styles from './UnverifiedEmail.module.css'

const words = texts.emailVerification

function Line() {
  const line = useRef<HTMLElement>(null)
  useBarHeight('foot', line)
  return (
    <section ref={line} className={styles.notice} aria-label={words.title} data-screen-only>
      <span>{runtimeConfig.mailConfigured ? words.notice : words.noticeNoMail}</span>
      <SendVerification look="link-button" />
    </section>
  )
}

/** At the lower edge of every page, where it moves nothing, until the user has followed the link that confirms their address. */
export function UnverifiedEmail() {
  const { isEmailVerified } = useCurrentUser()
  const { pathname } = useLocation()
  return !isEmailVerified && pathname !== paths.verifyEmail && <Line />
}
