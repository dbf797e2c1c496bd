import { Button } from 'antd'
import type { Proposal } from '../../../../../../adapters/http-contract/proposals.ts'
import { texts } from '../../../shared/texts/form-texts.ts'
import { FailureNotice, Notice } from '../../../shared/ui/Notice.tsx'
import { useConfirmFormMutation } from './form-endpoints.ts'

const words = texts.formBeside.doubt

type Doubt = NonNullable<Proposal['formDoubt']>

function sentenceOf({ reason, questions, pages, lines, missing }: Doubt): string {
  if (reason === 'none') return words.none
  const found = pages === null ? words.foundInLines(questions, lines) : words.foundOnPages(questions, pages)
  return missing.length > 0 ? `${found} ${words.missing(missing)}` : `${found} ${words.isRight}`
}

interface FormDoubtProps {
  readonly proposalId: string
  readonly doubt: Doubt
  readonly onShow: () => void
}

/** That what was found in the form may not be all, with the form to look at. */
export function FormDoubt({ proposalId, doubt, onShow }: FormDoubtProps) {
  const [confirm, { error, isLoading }] = useConfirmFormMutation()
  return (
    <Notice tone="warning">
      {sentenceOf(doubt)}
      <div className="row">
        <Button onClick={onShow}>{words.show}</Button>
        <Button type="text" loading={isLoading} onClick={() => void confirm(proposalId)}>
          {words.confirm}
        </Button>
      </div>
      {error !== undefined && !isLoading && <FailureNotice error={error} heading={texts.formBeside.failed} />}
    </Notice>
  )
}
