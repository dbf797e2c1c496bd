import { NavLink } from 'react-router-dom'
import { paths } from '../shared/paths.ts'
import { texts } from '../shared/texts/texts.ts'
import { LegalLink } from '../shared/ui/LegalLink.tsx'
import { Frame } from './Frame.tsx'
import styles from './frame.module.css'

const words = texts.shell

export function LoggedOutFrame() {
  return (
    <Frame
      home={paths.login}
      navigation={
        <nav className={styles.account} aria-label={words.mainNavigation}>
          <NavLink to={paths.login} className={styles.place}>
            {words.login}
          </NavLink>
          <NavLink to={paths.register} className={styles.place}>
            {words.register}
          </NavLink>
        </nav>
      }
      legal={
        <>
          <LegalLink kind="privacy" />
          <LegalLink kind="terms" />
        </>
      }
    />
  )
}
