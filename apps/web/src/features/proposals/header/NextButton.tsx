import { Button } from 'antd'
import type { Proposal } from '../../../../../../adapters/http-contract/proposals.ts'
import { paths } from '../../../shared/paths.ts'
import { texts } from '../../../shared/texts/application-texts.ts'
import { Key } from '../../../shared/ui/Key.tsx'
import { LinkButton } from '../../../shared/ui/LinkButton.tsx'
import { currentQuestion } from '../list/current-question.ts'
import { FilledFormButton } from '../papers/FilledFormButton.tsx'
import styles from './ProposalBar.module.css'
import { countOf, nextToDo } from '../review-state.ts'
import { useJump } from '../list/use-question-in-address.ts'

const words = texts.application.nextStep

interface NextButtonProps {
  readonly proposal: Proposal
  readonly isOwn: boolean
  /** Shows the form's line with this place; null without a form. */
  readonly onShow: ((place: string) => void) | null
}

/** Link to the next question that needs somebody, or else the next unchecked one. */
function ToQuestion({ questions }: Pick<Proposal, 'questions'>) {
  const jump = useJump()
  const written = questions.filter(({ status }) => status !== 'processing')
  const state = countOf('needs-you', written) > 0 ? 'needs-you' : 'draft'
  const count = countOf(state, written)
  const goOn = () => {
    const next = nextToDo(questions, currentQuestion())
    if (next !== null) jump(next)
  }
  const label = count === 0 ? words.drafting : words[state](count)
  return (
    <Button
      type="primary"
      title={texts.application.keys.nextToDo}
      aria-label={label}
      aria-keyshortcuts="n"
      disabled={count === 0}
      onClick={goOn}
    >
      <span className={styles.long}>{label}</span>
      <span className={styles.short}>{count === 0 ? words.short.drafting : words.short[state](count)}</span>
      <Key name="n" />
    </Button>
  )
}

/** Submits checked answers: in the funder's own file, or else in the funder's web form. */
function HandIn({ proposal, onShow }: Pick<NextButtonProps, 'proposal' | 'onShow'>) {
  const way = onShow === null ? 'portal' : 'filledForm'
  const label = (
    <>
      <span className={styles.long}>{words[way]}</span>
      <span className={styles.short}>{words.short[way]}</span>
    </>
  )
  const look = { type: 'primary', 'aria-label': words[way], children: label } as const
  if (onShow === null) return <LinkButton {...look} to={paths.portal(proposal.id)} />
  return <FilledFormButton {...look} icon={null} title={undefined} proposal={proposal} onShow={onShow} />
}

/** The next step for the application. */
export function NextButton({ proposal, isOwn, onShow }: NextButtonProps) {
  const { questions } = proposal
  if (countOf('checked', questions) < questions.length) return <ToQuestion questions={questions} />
  return isOwn && <HandIn proposal={proposal} onShow={onShow} />
}
