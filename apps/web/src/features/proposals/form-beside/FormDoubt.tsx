import { Button } from 'antd'
import type { Proposal } from '../../../../../../adapters/http-contract/proposals.ts'
import { runtimeConfig } from '../../../shared/runtime-config.ts'
import { texts } from '../../../shared/texts/form-texts.ts'
import { FailureNotice, Notice } from '../../../shared/ui/Notice.tsx'
import { useConfirmFormMutation } from './form-endpoints.ts'
import { UnsureQuestions } from './UnsureQuestions.tsx'

const words = texts.formBeside.doubt

type Doubt = NonNullable<Proposal['formDoubt']>

function sentenceOf({ reason, questions, pages, lines, missing }: Doubt, unsure: number): string {
  if (reason === 'none') return words.none
  if (reason === 'unsure') return words.unsure(unsure)
  if (reason === 'without-model')
    return words.withoutModel(runtimeConfig.languageModel?.name ?? words.aModel, questions)
  const found = pages === null ? words.foundInLines(questions, lines) : words.foundOnPages(questions, pages)
  return missing.length > 0 ? `${found} ${words.missing(missing)}` : `${found} ${words.isRight}`
}

function confirmOf({ reason }: Doubt, unsure: number): string {
  if (unsure > 0) return words.keepAll(unsure)
  return reason === 'none' ? words.confirmNone : words.confirm
}

interface FormDoubtProps {
  readonly proposal: Pick<Proposal, 'id' | 'formDoubt' | 'questions'>
  readonly onShow: () => void
}

/** Warns that questions may be missing, with a link to the form. */
export function FormDoubt({ proposal, onShow }: FormDoubtProps) {
  const [confirm, { error, isLoading }] = useConfirmFormMutation()
  const { id: proposalId, formDoubt: doubt } = proposal
  /** Possible non-questions. */
  const unsure = proposal.questions.filter(({ isUnsure }) => isUnsure)
  if (doubt === null || (doubt.reason === 'unsure' && unsure.length === 0)) return null
  return (
    <Notice tone="warning">
      {sentenceOf(doubt, unsure.length)}
      {doubt.reason !== 'unsure' && unsure.length > 0 && <p>{words.unsure(unsure.length)}</p>}
      {unsure.length > 0 && <UnsureQuestions proposalId={proposalId} questions={unsure} />}
      <div className="row">
        <Button onClick={onShow}>{words.show}</Button>
        <Button type="text" loading={isLoading} onClick={() => void confirm(proposalId)}>
          {confirmOf(doubt, unsure.length)}
        </Button>
      </div>
      {error !== undefined && !isLoading && <FailureNotice error={error} heading={texts.formBeside.failed} />}
    </Notice>
  )
}
