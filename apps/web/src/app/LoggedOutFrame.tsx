import { NavLink } from 'react-router-dom'
import { UnfinishedLogOut } from '../features/accounts/UnfinishedLogOut.tsx'
import { Unreached } from '../features/accounts/Unreached.tsx'
import { useLoginState } from '../shared/login-state.ts'
import { paths } from '../shared/paths.ts'
import { texts } from '../shared/texts/texts.ts'
import { LegalLink } from '../shared/ui/LegalLink.tsx'
import { Frame } from './Frame.tsx'
import styles from './frame.module.css'

const words = texts.shell

export function LoggedOutFrame() {
  const loginState = useLoginState()
  const { legal } = loginState
  return (
    <Frame
      home={paths.login}
      navigation={
        <nav className={styles.account} aria-label={words.mainNavigation}>
          <NavLink to={paths.login} state={loginState} className={styles.place}>
            {words.login}
          </NavLink>
          <NavLink to={paths.register} state={loginState} className={styles.place}>
            {words.register}
          </NavLink>
        </nav>
      }
      notice={
        <>
          <UnfinishedLogOut />
          <Unreached />
        </>
      }
      legal={
        <>
          <LegalLink kind="privacy" isOpenAtFirst={legal === 'privacy'} />
          <LegalLink kind="terms" isOpenAtFirst={legal === 'terms'} />
        </>
      }
    />
  )
}
