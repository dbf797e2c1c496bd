import { ReloadOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { texts } from '../../../shared/texts/user-texts.ts'
import { FailureNotice } from '../../../shared/ui/Notice.tsx'
import styles from './RetryAnswers.module.css'
import { useReloadAllAnswersMutation, useReloadAnswerMutation } from '../endpoints/reload-endpoints.ts'

const words = texts.reloading

/** Box for admins below the questions. */
export function RetryAnswers({ proposalId }: { readonly proposalId: string }) {
  const [reload, { error, isLoading }] = useReloadAllAnswersMutation()
  return (
    <section className={styles.box} aria-label={words.title}>
      <div className="row apart">
        <p className="muted small">{words.hint}</p>
        <Button size="small" loading={isLoading} onClick={() => void reload(proposalId)}>
          {words.reloadAll}
        </Button>
      </div>
      {error !== undefined && !isLoading && <FailureNotice error={error} heading={words.failed} />}
    </section>
  )
}

interface RetryAnswerProps {
  readonly proposalId: string
  readonly questionId: string
  /** Label of the question, such as "Question 3". */
  readonly label: string
}

/** Retries an answer that failed or is stuck. */
export function RetryAnswer({ proposalId, questionId, label }: RetryAnswerProps) {
  const [reload, { error, isLoading }] = useReloadAnswerMutation()
  return (
    <>
      <Button
        type="text"
        icon={<ReloadOutlined aria-hidden />}
        loading={isLoading}
        aria-label={words.reloadOf(label)}
        onClick={() => void reload({ proposalId, questionId })}
      >
        {words.reload}
      </Button>
      {error !== undefined && !isLoading && <FailureNotice error={error} heading={words.failed} />}
    </>
  )
}
