import type { Gap, Gaps } from '../../../../../../adapters/http-contract/gaps.ts'
import type { Proposal } from '../../../../../../adapters/http-contract/proposals.ts'
import { useChangeProposalMutation } from '../endpoints/application-endpoints.ts'
import { useDraftAgainMutation } from '../endpoints/drafting-endpoints.ts'
import { useForgetFactMutation, useLoadGapsQuery, useUndoSectionMutation } from '../endpoints/gap-endpoints.ts'
import { Button } from 'antd'
import { useEffect, useId, useRef, useState } from 'react'
import { texts } from '../../../shared/texts/application-texts.ts'
import { FailureNotice } from '../../../shared/ui/Notice.tsx'
import { PassingNote, usePassingNote } from '../../../shared/ui/PassingNote.tsx'
import { useComing } from '../../../shared/ui/Together.tsx'
import { besidesFacts } from '../facts/fact-gaps.ts'
import { GapField } from './GapField.tsx'
import styles from './GapList.module.css'
import { OutdatedAnswers } from './OutdatedAnswers.tsx'
import { isBusy } from '../proposal-state.ts'

/** The saved value, with the application as it was before. */
interface FilledGap {
  readonly gap: Gap
  readonly before: Proposal
}

/** A fact confirmed earlier can't become outdated again. */
const isUndoable = ({ gap }: FilledGap): boolean => gap.value === null || gap.candidates.length > 0

/** Withdraws a value: it is deleted, and its answers are drafted again without it. */
function useUndoGap() {
  const [forget] = useForgetFactMutation()
  const [stepBack] = useUndoSectionMutation()
  const [change] = useChangeProposalMutation()
  const [draft] = useDraftAgainMutation()
  const takeBack = ({ gap, before }: FilledGap): PromiseLike<{ readonly error?: unknown }> | null => {
    const [kind, key = ''] = gap.gapId.split(':')
    if (kind === 'profile') return forget(key)
    if (kind === 'brief' && before.projectId !== null) return stepBack({ id: before.projectId, section: key })
    const { id, grantInfo, amountAsked } = before
    return kind === 'amount' ? change({ id, grantInfo, amountAsked }) : null
  }
  /** Returns the error, if any. */
  return async (filled: FilledGap): Promise<unknown> => {
    const { error } = (await takeBack(filled)) ?? {}
    if (error !== undefined) return error
    const { gap, before } = filled
    const isAnswer = gap.gapId.startsWith('question:')
    const questionIds = gap.waiting.map(({ questionId }) => questionId)
    // What somebody has written meanwhile stays, but for the answer itself that is taken back.
    const scope = isAnswer ? ({ scope: 'all', confirmed: true } as const) : ({ scope: 'drafts' } as const)
    const drafted = await draft({ id: before.id, questionIds, ...scope })
    return drafted.error
  }
}

/** Changes when an answer appears or disappears, but not while many are being drafted. */
function stateOf(proposal: Proposal): string {
  if (isBusy(proposal)) return ''
  return proposal.questions.map(({ id, answer }) => `${id} ${answer?.version ?? 0}`).join()
}

/** The application's gaps, refetched after its answers change. */
function useGaps(proposal: Proposal) {
  const query = useLoadGapsQuery(proposal.id)
  const state = stateOf(proposal)
  // Looks up again the gaps that were loaded while everything was being drafted.
  const seen = useRef(query.data === undefined ? state : '')
  const { refetch } = query
  useEffect(() => {
    if (state === '' || state === seen.current) return
    seen.current = state
    void refetch()
  }, [state, refetch])
  return query
}

const words = texts.gaps

type Group = Gaps['groups'][number]

/** Longer lists are collapsed. */
const MOST_SHOWN = 2

interface GapGroupProps {
  readonly proposalId: string
  readonly group: Group
  /** False if the previous group has the same heading. */
  readonly isHeaded: boolean
  readonly onFilled: (gap: Gap, questions: number) => void
}

function GapGroup({ proposalId, group: { group, person, gaps }, isHeaded, onFilled }: GapGroupProps) {
  const told = words.people[person]
  return (
    <div className={styles.group}>
      {isHeaded && <h3>{words.groups[group]}</h3>}
      {told !== '' && <p className="muted small">{told}</p>}
      <div className={styles.gaps}>
        {gaps.map((gap) => (
          <GapField key={gap.gapId} proposalId={proposalId} gap={gap} onFilled={onFilled} />
        ))}
      </div>
    </div>
  )
}

/** The first gaps, in their groups. */
function firstOf(groups: readonly Group[]): Group[] {
  let left = MOST_SHOWN
  return groups.flatMap((group) => {
    const gaps = group.gaps.slice(0, left)
    left -= gaps.length
    return gaps.length === 0 ? [] : [{ ...group, gaps }]
  })
}

/** The last filled gap, while undo is possible. */
function useFilled(proposal: Proposal) {
  const [filled, setFilled] = useState<(FilledGap & { readonly questions: number }) | null>(null)
  const { isNoted, setIsNoted } = usePassingNote()
  const [failure, setFailure] = useState<unknown>()
  const undo = useUndoGap()
  const note = (gap: Gap, questions: number) => {
    setFilled({ gap, questions, before: proposal })
    setFailure(undefined)
    setIsNoted(true)
  }
  const takeBack = async () => {
    if (filled === null) return
    setFailure(await undo(filled))
    setIsNoted(false)
  }
  return { filled, isNoted, failure, note, takeBack }
}

/** Notice of a saved value, with undo. */
function FilledNote({ filling }: { readonly filling: ReturnType<typeof useFilled> }) {
  const { filled, isNoted, failure, takeBack } = filling
  return (
    <div className={styles.filled}>
      <PassingNote isNoted={isNoted} note={words.saved(filled?.questions ?? 0)} />
      {isNoted && filled !== null && isUndoable(filled) && (
        <button
          type="button"
          className="link-button"
          aria-label={words.undoOf(filled.gap.label)}
          onClick={() => void takeBack()}
        >
          {texts.application.undo}
        </button>
      )}
      {failure !== undefined && <FailureNotice error={failure} heading={words.undoFailed} />}
    </div>
  )
}

/** Facts that the application needs from people; a long list starts collapsed. */
export function GapList({ proposal }: { readonly proposal: Proposal }) {
  const { data, error } = useGaps(proposal)
  const [isOpen, setIsOpen] = useState<boolean | null>(null)
  const filling = useFilled(proposal)
  const listId = useId()
  useComing(data === undefined && error === undefined)
  if (data === undefined && error === undefined) return null
  if (data === undefined) return <FailureNotice error={error} heading={words.loadFailed} />
  const groups = besidesFacts(data.groups, proposal.questions)
  const count = groups.reduce((sum, { gaps }) => sum + gaps.length, 0)
  const isShown = isOpen ?? count <= MOST_SHOWN
  const note = (gap: Gap, questions: number) => {
    filling.note(gap, questions)
    setIsOpen(isShown)
  }
  if (count === 0 && data.outdated.length === 0 && !filling.isNoted) return null
  return (
    <section className={styles.panel} aria-label={words.title}>
      {count > 0 && <h2 className={styles.title}>{isShown ? words.title : words.folded(count)}</h2>}
      <FilledNote filling={filling} />
      <div id={listId} className={styles.groups}>
        {(isShown ? groups : firstOf(groups)).map((group, at, all) => (
          <GapGroup
            key={`${group.group} ${group.person}`}
            proposalId={proposal.id}
            group={group}
            isHeaded={all[at - 1]?.group !== group.group}
            onFilled={note}
          />
        ))}
      </div>
      {count > MOST_SHOWN && (
        <div>
          <Button size="small" aria-expanded={isShown} aria-controls={listId} onClick={() => setIsOpen(!isShown)}>
            {isShown ? words.hide : words.show(count - MOST_SHOWN)}
          </Button>
        </div>
      )}
      {data.outdated.length > 0 && <OutdatedAnswers proposal={proposal} outdated={data.outdated} />}
    </section>
  )
}
