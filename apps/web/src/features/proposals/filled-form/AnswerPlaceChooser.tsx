import { Button } from 'antd'
import { useCallback } from 'react'
import type { Proposal } from '../../../../../../adapters/http-contract/proposals.ts'
import { texts } from '../../../shared/texts/form-texts.ts'
import { FailureNotice } from '../../../shared/ui/Notice.tsx'
import { SkeletonLines } from '../../../shared/ui/Skeletons.tsx'
import styles from './FilledText.module.css'
import { usePointToPlaceMutation } from './filled-form-endpoints.ts'
import { useViewFormBlocksQuery } from '../form-beside/form-endpoints.ts'
import { FormText } from '../form-beside/FormText.tsx'
import type { LineMarks } from '../form-beside/line-marks.ts'
import type { QuestionPlace } from './place-groups.ts'

const words = texts.formBeside.filled
const NO_LINES: ReadonlyMap<string, LineMarks> = new Map()
/** No line stays chosen here, so that nothing is edited. */
const NO_DIALOGS = { edit: () => undefined, split: () => undefined }

interface AnswerPlaceChooserProps {
  readonly proposal: Proposal
  readonly place: QuestionPlace
  readonly onEnd: (isChanged: boolean) => void
}

/** The form, in which somebody points to the line or the empty cell for an answer. */
export function AnswerPlaceChooser({ proposal: { id, formFileName }, place, onEnd }: AnswerPlaceChooserProps) {
  const { data, error } = useViewFormBlocksQuery({ id, form: formFileName })
  const [point, pointing] = usePointToPlaceMutation()
  const { questionId } = place
  const choose = useCallback(
    async (line: string | null) => {
      if (!('error' in (await point({ id, questionId, place: line })))) onEnd(true)
    },
    [point, id, questionId, onEnd],
  )
  const failure = error ?? pointing.error
  return (
    <div className={styles.text}>
      <p className={styles.strong}>{words.pointTo(place.text)}</p>
      <div className="row">
        <Button onClick={() => onEnd(false)}>{words.back}</Button>
        <Button type="text" disabled={pointing.isLoading} onClick={() => void choose(null)}>
          {words.leaveToForm}
        </Button>
      </div>
      {failure !== undefined && <FailureNotice error={failure} heading={texts.formBeside.failed} />}
      {data === undefined ? (
        <SkeletonLines count={12} height={16} />
      ) : (
        <FormText
          proposalId={id}
          blocks={data.blocks}
          marks={NO_LINES}
          dialogs={NO_DIALOGS}
          chosen={null}
          reached={null}
          onChoose={(line) => void choose(line)}
          hasEmptyCells
        />
      )}
    </div>
  )
}
