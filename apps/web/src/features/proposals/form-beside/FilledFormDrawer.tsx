import { DownloadOutlined } from '@ant-design/icons'
import { Button, Checkbox, Drawer } from 'antd'
import { useState } from 'react'
import type { Proposal } from '../../../../../../adapters/http-contract/proposals.ts'
import { isFinal } from '../../../shared/api-failure.ts'
import { addressOf } from '../../../shared/call-api.ts'
import { pathTo } from '../../../shared/endpoint.ts'
import { usePlaceholders } from '../../../shared/placeholders/use-placeholders.tsx'
import { saveFile } from '../../../shared/save-file.ts'
import { texts } from '../../../shared/texts/form-texts.ts'
import { FailureNotice, Notice } from '../../../shared/ui/Notice.tsx'
import { SkeletonLines } from '../../../shared/ui/Skeletons.tsx'
import { answersToCheck } from '../answers-to-check.ts'
import { textsToGive } from '../texts-to-give.ts'
import { FilledPlaces } from './FilledPlaces.tsx'
import { useViewFilledPlacesQuery } from './filled-form-endpoints.ts'
import styles from './FilledForm.module.css'
import { AnswerPlaceChooser } from './AnswerPlaceChooser.tsx'
import type { QuestionPlace } from './place-groups.ts'

const words = texts.formBeside.filled

interface FilledFormDrawerProps {
  readonly proposal: Proposal
  readonly isOpen: boolean
  readonly onClose: () => void
  /** Shows the line of the form that has this place. */
  readonly onShow: (place: string) => void
}

function Download({ proposal }: Pick<FilledFormDrawerProps, 'proposal'>) {
  const { id } = proposal
  const first = usePlaceholders({ texts: () => textsToGive(proposal) })
  const [hasRemarks, setHasRemarks] = useState(true)
  const save = () =>
    saveFile(
      addressOf(pathTo('GET /proposals/:id/filledForm', { params: { id }, search: `remarks=${hasRemarks ? 1 : 0}` })),
    )
  return (
    <div className={styles.download}>
      <Button type="primary" icon={<DownloadOutlined aria-hidden />} onClick={() => first.ask(save)}>
        {words.download}
      </Button>
      <Checkbox checked={hasRemarks} onChange={({ target }) => setHasRemarks(target.checked)}>
        {words.remarks}
      </Checkbox>
      {first.dialog}
    </div>
  )
}

type ContentProps = Pick<FilledFormDrawerProps, 'proposal' | 'onShow'>

function Content({ proposal, onShow }: ContentProps) {
  const { id, questions } = proposal
  const before = answersToCheck(questions)
  const { data, error, isFetching, refetch } = useViewFilledPlacesQuery(id, { refetchOnMountOrArgChange: true })
  const [pointed, setPointed] = useState<QuestionPlace | null>(null)
  if (error !== undefined && !isFetching)
    return (
      <FailureNotice
        error={error}
        heading={words.failed}
        action={isFinal(error) ? null : <Button onClick={() => void refetch()}>{texts.formBeside.retry}</Button>}
      />
    )
  if (data === undefined) return <SkeletonLines count={10} height={16} />
  if (pointed !== null)
    return (
      <AnswerPlaceChooser
        proposal={proposal}
        place={pointed}
        onEnd={(isChanged) => {
          setPointed(null)
          if (isChanged) void refetch()
        }}
      />
    )
  return (
    <>
      {before !== '' && <Notice tone="warning">{before}</Notice>}
      <Download proposal={proposal} />
      {data.notes.map((note) => (
        <Notice key={note} tone="info">
          {words.notes[note]}
        </Notice>
      ))}
      <FilledPlaces places={data} isBusy={isFetching} onShow={onShow} onPoint={setPointed} />
    </>
  )
}

/** What is written where in the funder's own file, what stays empty and why, and the download of it. */
export function FilledFormDrawer({ proposal, isOpen, onClose, onShow }: FilledFormDrawerProps) {
  const show = (place: string) => {
    onClose()
    onShow(place)
  }
  return (
    <Drawer open={isOpen} title={words.title} size={640} onClose={onClose} closable={{ 'aria-label': words.close }}>
      <p className={styles.fileName}>{proposal.formFileName}</p>
      <Content proposal={proposal} onShow={show} />
    </Drawer>
  )
}
