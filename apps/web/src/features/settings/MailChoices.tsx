import { Checkbox } from 'antd'
import { texts } from '../../shared/texts/account-texts.ts'
import { Notice } from '../../shared/ui/Notice.tsx'

const words = texts.mails

type Kind = keyof typeof words.kinds
type Preferences = Readonly<Record<string, boolean | string | number>>

interface MailChoicesProps {
  /** Preferences of the user. */
  readonly preferences: Preferences
  readonly hasFailed: boolean
  readonly onChange: (choice: Preferences) => void
}

/** Each kind is on until the user switches it off. */
function isOn(preferences: Preferences, kind: Kind): boolean {
  const { [kind]: chosen, deadlineMails } = preferences
  return (kind === 'reportMails' ? (chosen ?? deadlineMails) : chosen) !== false
}

/** Choice of notifications by e-mail. Mails link to the heading's anchor. */
export function MailChoices({ preferences, hasFailed, onChange }: MailChoicesProps) {
  const kinds = Object.keys(words.kinds) as Kind[]
  const change = (kind: Kind, wanted: boolean) => {
    // Reports follow deadlines until they have a choice of their own, which they keep here.
    const kept: Preferences = kind === 'deadlineMails' ? { reportMails: isOn(preferences, 'reportMails') } : {}
    onChange({ ...kept, [kind]: wanted })
  }
  return (
    <section className="card stack tight" aria-labelledby="mails" style={{ maxWidth: 640 }}>
      <h2 id="mails" tabIndex={-1}>
        {words.title}
      </h2>
      <p>{words.hint}</p>
      {kinds.map((kind) => (
        <Checkbox key={kind} checked={isOn(preferences, kind)} onChange={(event) => change(kind, event.target.checked)}>
          {words.kinds[kind]}
        </Checkbox>
      ))}
      <p className="muted small">{words.recipients}</p>
      {hasFailed && <Notice tone="warning">{words.failed}</Notice>}
    </section>
  )
}
