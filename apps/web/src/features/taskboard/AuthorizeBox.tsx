import { Button } from 'antd'
import { texts } from '../../shared/texts/admin-texts.ts'
import { Notice } from '../../shared/ui/Notice.tsx'

const words = texts.taskBoard

interface AuthorizeBoxProps {
  readonly authorizeUrl: string
  /** Name of the previously connected user, or null. */
  readonly memberName: string | null
}

/** Links to the provider's page, which redirects to the callback. */
export function AuthorizeBox({ authorizeUrl, memberName }: AuthorizeBoxProps) {
  return (
    <section className="card stack" aria-label={words.title} style={{ maxWidth: 640 }}>
      {memberName !== null && (
        <Notice tone="warning" heading={words.expired(memberName)}>
          {words.expiredHint}
        </Notice>
      )}
      <p>{words.authorizeHint}</p>
      <div className="row">
        <Button type="primary" onClick={() => window.location.assign(authorizeUrl)}>
          {words.authorize}
        </Button>
      </div>
    </section>
  )
}
