import type { Counting } from '../../../../../adapters/http-contract/proposals.ts'
import { texts } from '../../shared/texts/portal-texts.ts'
import { FailureNotice } from '../../shared/ui/Notice.tsx'
import { useChangeCountingMutation } from './endpoints.ts'
import styles from './CountingField.module.css'
import { Select } from '../../shared/ui/Select.tsx'

const words = texts.portal

const USUAL = 'usual'
const COUNTINGS = [USUAL, 'characters-without-spaces', 'characters-line-break-as-two'] as const
type Choice = (typeof COUNTINGS)[number]

/** Words and characters as usual are one choice here: which of them counts is the question's limit. */
function choiceOf(counting: Counting | null): Choice {
  return COUNTINGS.find((choice) => choice === counting) ?? USUAL
}

interface CountingFieldProps {
  readonly proposalId: string
  readonly counting: Counting | null
}

/** How the funder's form counts; it holds wherever the application's limits are checked. */
export function CountingField({ proposalId, counting }: CountingFieldProps) {
  const [change, { error, isLoading }] = useChangeCountingMutation()
  return (
    <div className={styles.field}>
      <label htmlFor="portal-counting">{words.counting}</label>
      <Select<Choice>
        id="portal-counting"
        className={styles.select ?? ''}
        loading={isLoading}
        value={choiceOf(counting)}
        options={COUNTINGS.map((value) => ({ value, label: words.countings[value] }))}
        onChange={(choice) => void change({ id: proposalId, counting: choice === USUAL ? null : choice })}
      />
      {error !== undefined && !isLoading && <FailureNotice error={error} heading={words.notSaved} />}
    </div>
  )
}
