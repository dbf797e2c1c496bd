import { useRef } from 'react'
import type { Proposal } from '../../../../../../adapters/http-contract/proposals.ts'
import { copyRichText } from '../../../shared/clipboard.ts'
import { portableHtml } from '../../../shared/portable-html.ts'
import { foreignOwner } from '../../../shared/foreign-owner.ts'
import type { Fill } from '../../../shared/placeholders/text-to-give.ts'
import { usePlaceholders } from '../../../shared/placeholders/use-placeholders.tsx'
import { useCurrentUser } from '../../../shared/session.ts'
import { texts } from '../../../shared/texts/application-texts.ts'
import { CopyButton } from '../../../shared/ui/CopyButton.tsx'
import { EmptyState } from '../../../shared/ui/EmptyState.tsx'
import { ApplicationDocument } from './ApplicationDocument.tsx'
import { answersToCheck } from '../answers-to-check.ts'
import { textsToGive, withFilled } from '../gaps/texts-to-give.ts'
import { countOf } from '../review-state.ts'

const words = texts.proposal

/** The document, with a copy button. */
export function FullDocumentView({ proposal }: { readonly proposal: Proposal }) {
  const page = useRef<HTMLElement>(null)
  const { questions } = proposal
  const before = answersToCheck(questions)
  const unchecked = questions.length - countOf('checked', questions)
  const isOwn = foreignOwner(proposal, useCurrentUser()) === null
  const first = usePlaceholders({ texts: () => textsToGive(proposal), mayChange: isOwn, isPrinted: true })
  if (questions.length === 0) return <EmptyState title={words.noQuestionsInDocument} />
  const copy = async (fill: Fill) => {
    const element = page.current
    if (element === null) return false
    if (first.isOpen()) return (await import('./copy-document.tsx')).copyDocument(withFilled(proposal, fill))
    return copyRichText(portableHtml(element), element.innerText)
  }
  return (
    <div className="stack">
      <div className="row apart">
        <p className="muted">
          {words.draftNotes.completed}
          {unchecked > 0 && <strong> {texts.application.notChecked(unchecked)}</strong>}
          {before !== '' && <strong> {before}</strong>}
        </p>
        <CopyButton label={words.copyDocument} copy={copy} before={before} first={first} />
      </div>
      <ApplicationDocument ref={page} proposal={proposal} />
    </div>
  )
}
