import { Button } from 'antd'
import { addressOf } from '../../shared/call-api.ts'
import { pathTo } from '../../shared/endpoint.ts'
import { useCurrentUser } from '../../shared/session.ts'
import { texts } from '../../shared/texts/account-texts.ts'
import styles from './OwnData.module.css'

const words = texts.ownData

/** For the owner alone, who registered: the browser keeps the file as it comes, however large it is. */
export function OwnData() {
  const isOwner = useCurrentUser().inviteStatus === null
  if (!isOwner) return null
  return (
    <section className={`card stack ${styles.card}`} aria-labelledby="own-data">
      <h2 id="own-data">{words.title}</h2>
      <p>{words.intro}</p>
      <div>
        <Button href={addressOf(pathTo('GET /account/export'))} download>
          {words.download}
        </Button>
      </div>
      <p className="muted">{words.hint}</p>
    </section>
  )
}
