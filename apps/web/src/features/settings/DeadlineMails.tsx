import { Checkbox } from 'antd'
import { texts } from '../../shared/texts/account-texts.ts'
import { Notice } from '../../shared/ui/Notice.tsx'

const words = texts.deadlineMails

interface DeadlineMailsProps {
  readonly isOn: boolean
  readonly hasFailed: boolean
  readonly onChange: (isOn: boolean) => void
}

/** Whether the user gets mails before deadlines. */
export function DeadlineMails({ isOn, hasFailed, onChange }: DeadlineMailsProps) {
  return (
    <section className="card stack tight" aria-labelledby="deadline-mails" style={{ maxWidth: 640 }}>
      <h2 id="deadline-mails">{words.title}</h2>
      <p>{words.hint}</p>
      <Checkbox checked={isOn} onChange={(event) => onChange(event.target.checked)}>
        {words.wanted}
      </Checkbox>
      {hasFailed && <Notice tone="warning">{words.failed}</Notice>}
    </section>
  )
}
