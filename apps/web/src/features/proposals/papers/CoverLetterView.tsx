import { Button } from 'antd'
import { useRef, type ReactNode } from 'react'
import type { Proposal } from '../../../../../../adapters/http-contract/proposals.ts'
import { foreignOwner } from '../../../shared/foreign-owner.ts'
import { copyMarkdown } from '../../../shared/editor/copy-markdown.ts'
import { BesideText } from '../../../shared/editor/BesideText.tsx'
import { EditableText, type TextHandle } from '../../../shared/editor/EditableText.tsx'
import { pathTo } from '../../../shared/endpoint.ts'
import { noteOf } from '../../../shared/editor/origin-words.ts'
import { useCurrentUser } from '../../../shared/session.ts'
import { toCheck } from '../../../shared/editor/to-check.ts'
import { usePlaceholders } from '../../../shared/placeholders/use-placeholders.tsx'
import { texts } from '../../../shared/texts/proposal-texts.ts'
import { CopyButton } from '../../../shared/ui/CopyButton.tsx'
import { DownloadMenu } from '../../../shared/ui/DownloadMenu.tsx'
import { Cost } from '../../../shared/ui/Cost.tsx'
import { FailureNotice, Notice } from '../../../shared/ui/Notice.tsx'
import { Prose } from '../../../shared/ui/Prose.tsx'
import { SkeletonLines } from '../../../shared/ui/Skeletons.tsx'
import { lazyPart } from '../../../shared/ui/lazy-part.tsx'
import { canGenerateLetter, hasLetterMatter } from './cover-letter-state.ts'
import styles from './CoverLetterView.module.css'
import { useGenerateCoverLetterMutation, useWriteFunderOverviewMutation } from '../endpoints/writing-endpoints.ts'
import { useTake } from '../../../shared/cache-entry.ts'
import { stateOf, type SavedText } from '../../../shared/editor/text-calls.ts'
import { ofCache } from '../endpoints/endpoints.ts'

/** Adds a saved cover letter to the cached application. */
function useTakeLetter(proposalId: string): (saved: SavedText) => void {
  const take = useTake(ofCache(proposalId))
  return (saved) => take((proposal) => ({ ...proposal, coverLetter: saved.text, coverLetterState: stateOf(saved) }))
}

const words = texts.proposal

const TextGaps = lazyPart(() => import('../../../shared/editor/TextGaps.tsx').then(({ TextGaps }) => TextGaps))
const RunEstimate = lazyPart(() =>
  import('../../../shared/writing-service/RunEstimate.tsx').then(({ RunEstimate }) => RunEstimate),
)

interface StateProps {
  readonly proposal: Proposal
  readonly onGenerate: () => void
}

function OverviewNotice({ proposal }: { readonly proposal: Proposal }) {
  if (!hasLetterMatter(proposal)) return <Notice tone="warning">{words.letterNeedsMatter}</Notice>
  if (proposal.funderOverviewStatus === 'completed')
    return proposal.funder === null ? <p className="muted small">{words.letterNeedsFunder}</p> : null
  return (
    <Notice tone="warning">
      {words.letterNeedsOverview}
      {proposal.funderOverviewStatus === 'processing' && <span>{words.letterOverviewProcessing}</span>}
      {proposal.funderOverviewStatus === null && <OverviewOffer proposalId={proposal.id} />}
    </Notice>
  )
}

/** Offers to write a missing funder overview before the letter, for older applications. */
function OverviewOffer({ proposalId }: { readonly proposalId: string }) {
  const [write, { error, isLoading }] = useWriteFunderOverviewMutation()
  return (
    <>
      {error !== undefined && !isLoading && <FailureNotice error={error} heading={words.letterOverviewNotAsked} />}
      <div>
        <Button loading={isLoading} onClick={() => void write(proposalId)}>
          {words.letterWriteOverview}
        </Button>
      </div>
    </>
  )
}

function NotStarted({ proposal, onGenerate }: StateProps) {
  return (
    <div className="card stack">
      <h2>{words.letterNotStarted}</h2>
      <p className="muted">{words.letterIntro}</p>
      <OverviewNotice proposal={proposal} />
      {canGenerateLetter(proposal) && <RunEstimate piece="letters" count={1} isUsedUpSaid />}
      <div>
        <Button type="primary" disabled={!canGenerateLetter(proposal)} onClick={onGenerate}>
          {words.letterGenerate}
        </Button>
      </div>
    </div>
  )
}

function BeingWritten() {
  return (
    <div className="card stack" role="status">
      <div>
        <strong>{words.letterProcessing}</strong>
        <p className="muted small">{words.mayLeave}</p>
      </div>
      <SkeletonLines count={18} height={16} />
    </div>
  )
}

function Letter({ proposal, onGenerate }: StateProps) {
  const { isAdmin } = useCurrentUser()
  const letter = proposal.coverLetter ?? ''
  const before = toCheck(proposal.coverLetterState?.warnings)
  const owner = { kind: 'coverLetter', proposalId: proposal.id } as const
  const version = proposal.coverLetterState?.version ?? 0
  const handle = useRef<TextHandle>(null)
  const first = usePlaceholders({ texts: () => [{ owner, text: letter, version }], isPrinted: true })
  return (
    <div className="stack">
      <div className="row apart">
        <p className={`muted ${styles.note}`}>
          {noteOf(proposal.coverLetterState, { draft: words.letterDraft, edited: words.letterEdited })}
        </p>
        <div className="row">
          {isAdmin && (
            <Button disabled={!canGenerateLetter(proposal)} onClick={onGenerate}>
              {words.letterRegenerate}
            </Button>
          )}
          <DownloadMenu
            path={pathTo('GET /proposals/:id/coverLetter/download', { params: { id: proposal.id } })}
            before={before}
            first={{ ...first, dialog: null }}
          />
          <CopyButton
            accessibleName={words.letterCopy}
            copy={(fill) => copyMarkdown(fill(letter))}
            first={first}
            note={before}
            before={before}
          />
        </div>
      </div>
      <BesideText text={letter} state={proposal.coverLetterState} />
      <article className={styles.letter} aria-label={words.coverLetter} data-untitled>
        <EditableText
          handle={handle}
          owner={owner}
          label={words.coverLetter}
          text={letter}
          state={proposal.coverLetterState}
          isReadOnly={false}
          onSaved={useTakeLetter(proposal.id)}
        />
      </article>
      <TextGaps state={proposal.coverLetterState} onInsert={(...added) => handle.current?.insert(...added)} />
    </div>
  )
}

function Failed({ proposal, onGenerate }: StateProps) {
  return (
    <div className="stack">
      <Notice tone="error" heading={words.letterFailed}>
        {proposal.coverLetterError}
      </Notice>
      <OverviewNotice proposal={proposal} />
      {canGenerateLetter(proposal) && <RunEstimate piece="letters" count={1} isUsedUpSaid />}
      <div>
        <Button type="primary" disabled={!canGenerateLetter(proposal)} onClick={onGenerate}>
          {texts.common.tryAgain}
        </Button>
      </div>
    </div>
  )
}

/** An admin's view of another account's letter. */
function Kept({ proposal }: Pick<StateProps, 'proposal'>) {
  if (proposal.coverLetterError !== null)
    return (
      <Notice tone="error" heading={words.letterFailed}>
        {proposal.coverLetterError}
      </Notice>
    )
  if (proposal.coverLetter === null) return <p className="muted">{words.letterNotStarted}</p>
  return (
    <article className={styles.letter} aria-label={words.coverLetter} data-untitled>
      <Prose text={proposal.coverLetter} />
    </article>
  )
}

/** The letter to the funder, or the reason why it can't be written. */
export function CoverLetterView({ proposal }: { readonly proposal: Proposal }) {
  const [generate, { error, isLoading }] = useGenerateCoverLetterMutation()
  const props: StateProps = { proposal, onGenerate: () => void generate(proposal.id) }
  const states: Record<Proposal['coverLetterStatus'], () => ReactNode> = {
    not_started: () => <NotStarted {...props} />,
    processing: () => <BeingWritten />,
    completed: () => <Letter {...props} />,
    error: () => <Failed {...props} />,
  }
  const isReadOnly = foreignOwner(proposal, useCurrentUser()) !== null
  return (
    <section className="stack" aria-label={words.coverLetter}>
      {error !== undefined && !isLoading && <FailureNotice error={error} heading={words.letterNotAsked} />}
      {isReadOnly ? <Kept proposal={proposal} /> : states[proposal.coverLetterStatus]()}
      {proposal.totalCost !== undefined && (
        <p className="muted small">
          <Cost amount={proposal.totalCost} say={words.letterCost} />
        </p>
      )}
    </section>
  )
}
