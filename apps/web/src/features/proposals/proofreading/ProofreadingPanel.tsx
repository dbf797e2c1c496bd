import { Button, Spin } from 'antd'
import { useId, useRef, useState, useEffect } from 'react'
import type { Proofreading } from '../../../../../../adapters/http-contract/proofreading.ts'
import type { Proposal } from '../../../../../../adapters/http-contract/proposals.ts'
import { texts } from '../../../shared/texts/proofreading-texts.ts'
import { FailureNotice, Notice } from '../../../shared/ui/Notice.tsx'
import { PassingNote, usePassingNote } from '../../../shared/ui/PassingNote.tsx'
import { useComing } from '../../../shared/ui/Together.tsx'
import { TimeAgo } from '../../../shared/ui/TimeAgo.tsx'
import { useWritingModel } from '../../../shared/writing-service/account-settings.ts'
import { RunEstimate } from '../../../shared/writing-service/RunEstimate.tsx'
import {
  useDismissSuggestionMutation,
  useLoadProofreadingQuery,
  useRequestProofreadingMutation,
  type NamedSuggestion,
} from './endpoints.ts'
import { QuestionLink } from '../todo/QuestionLink.tsx'
import { SuggestionItem } from './SuggestionItem.tsx'
import { groupId, groupsOf, openOf, PANEL_TITLE_ID, UNFOLD_ID } from './suggestion-groups.ts'
import styles from './Proofreading.module.css'
import { usePollWhile } from '../../../shared/use-poll-while.ts'
import { useQuickLooks } from '../../../shared/use-quick-looks.ts'

/** Milliseconds. */
const POLL = 5000

/** Changes with each answer, because suggestions may no longer fit. */
function versionsOf({ questions }: Proposal): string {
  return questions.map(({ id, answer }) => `${id} ${answer?.version ?? 0}`).join()
}

/** Suggestions for an application, polled during proofreading, and refetched after answers change. */
function useProofreading(proposal: Proposal) {
  const query = useLoadProofreadingQuery(proposal.id)
  const { data, error, refetch } = query
  const isUnderWay = data?.status === 'processing'
  usePollWhile(isUnderWay, POLL, refetch, error !== undefined)
  useQuickLooks(isUnderWay ? [proposal.id] : [], refetch)
  const versions = versionsOf(proposal)
  const seen = useRef(versions)
  useEffect(() => {
    if (versions === seen.current) return
    seen.current = versions
    void refetch()
  }, [versions, refetch])
  return query
}

const words = texts.proofreading

interface Props {
  readonly proposal: Proposal
  readonly proofreading: Proofreading
}

function Looking() {
  return (
    <div role="status">
      <div className="row">
        <Spin size="small" />
        <strong>{words.looking}</strong>
      </div>
      <p className="muted small">{words.mayLeave}</p>
    </div>
  )
}

/** Button that starts proofreading, with the last result. */
function Start({ proposal, proofreading, onStart }: Props & { readonly onStart: () => void }) {
  const { status, error: reason, checkedAt } = proofreading
  const [request, { error, isLoading }] = useRequestProofreadingMutation()
  const model = useWritingModel() ?? null
  const isWriting = proposal.questions.some((question) => question.status === 'processing')
  const isFirst = checkedAt === null
  const start = () => {
    onStart()
    void request(proposal.id)
  }
  const again = status === 'error' ? words.tryAgain : words.again
  return (
    <>
      {status === 'error' && (
        <Notice tone="error" heading={words.failed}>
          {reason}
        </Notice>
      )}
      {error !== undefined && !isLoading && <FailureNotice error={error} heading={words.notAsked} />}
      <div className="row">
        <Button size="small" loading={isLoading} disabled={isWriting} onClick={start}>
          {isFirst && status !== 'error' ? words.start : again}
        </Button>
        {isWriting && <span className="muted small">{words.waits}</span>}
        {!isWriting && checkedAt !== null && (
          <span className="muted small">
            {words.read} <TimeAgo at={checkedAt} />
          </span>
        )}
      </div>
      <RunEstimate piece="checks" count={1} isUsedUpSaid />
      {isFirst && <p className="muted small">{model === null ? words.intro : words.introWithModel(model)}</p>}
    </>
  )
}

function headingOf({ checkedAt, suggestions }: Proofreading): string {
  if (checkedAt === null) return words.title
  if (suggestions.length === 0) return words.nothingFound
  const open = openOf(suggestions).length
  return open === 0 ? words.none : words.found(open)
}

/** Proofreading of all answers: suggestions for each, and the start button. */
function Panel({ proposal, proofreading }: Props) {
  // Suggestions that arrive by themselves stay folded, so that nothing moves.
  const [isOpen, setIsOpen] = useState(false)
  const [done, setDone] = useState<{ readonly note: string; readonly dismissed: NamedSuggestion | null } | null>(null)
  const [bringBack, { error }] = useDismissSuggestionMutation()
  const { isNoted, setIsNoted } = usePassingNote()
  const title = useRef<HTMLHeadingElement>(null)
  const listId = useId()
  const groups = groupsOf(proposal, proofreading.suggestions)
  const onDone = (note: string, dismissed: NamedSuggestion | null = null) => {
    setDone({ note, dismissed })
    setIsNoted(true)
    title.current?.focus()
  }
  return (
    <section className={styles.panel} aria-label={words.title}>
      <div className="row apart">
        <h2 className={styles.title} id={PANEL_TITLE_ID} ref={title} tabIndex={-1}>
          {headingOf(proofreading)}
        </h2>
        {groups.length > 0 && (
          <Button
            size="small"
            id={isOpen ? undefined : UNFOLD_ID}
            aria-expanded={isOpen}
            aria-controls={listId}
            onClick={() => setIsOpen(!isOpen)}
          >
            {isOpen ? words.hide : words.show}
          </Button>
        )}
      </div>
      <div className="row">
        <PassingNote isNoted={isNoted} note={done?.note ?? ''} />
        {isNoted && done?.dismissed != null && (
          <button
            type="button"
            className="link-button"
            onClick={() => {
              setIsNoted(false)
              void bringBack({ ...done.dismissed!, undo: true })
            }}
          >
            {words.undo}
          </button>
        )}
      </div>
      {error !== undefined && <FailureNotice error={error} heading={words.notDone} />}
      <div id={listId} hidden={!isOpen || groups.length === 0} className={styles.groups}>
        {isOpen &&
          groups.map(({ question, label, suggestions }) => (
            <section key={question.id} aria-label={label}>
              <h3 id={groupId(question.id)} tabIndex={-1} className={styles.question}>
                <QuestionLink questionId={question.id}>{label}</QuestionLink>{' '}
                <span className="muted" dir="auto">
                  {question.text}
                </span>
              </h3>
              <ul className={styles.suggestions}>
                {suggestions.map((suggestion) => (
                  <SuggestionItem key={suggestion.id} {...{ proposal, suggestion, label, onDone }} />
                ))}
              </ul>
            </section>
          ))}
      </div>
      {proofreading.status === 'processing' ? (
        <Looking />
      ) : (
        <Start proposal={proposal} proofreading={proofreading} onStart={() => setIsOpen(true)} />
      )}
    </section>
  )
}

/** Proofreads all answers of an application together, and shows the suggestions. */
export function ProofreadingPanel({ proposal }: { readonly proposal: Proposal }) {
  const { data, error } = useProofreading(proposal)
  useComing(data === undefined && error === undefined)
  if (data !== undefined) return <Panel proposal={proposal} proofreading={data} />
  return error === undefined ? null : <FailureNotice error={error} heading={words.loadFailed} />
}
