import type { Proposal } from '../../../../../../adapters/http-contract/proposals.ts'
import { lazyPart } from '../../../shared/ui/lazy-part.tsx'
import type { OpenParts } from '../use-open-parts.ts'

const AnswerSources = lazyPart(() => import('../card/AnswerSources.tsx').then(({ AnswerSources }) => AnswerSources))
const EditQuestionModal = lazyPart(() =>
  import('./EditQuestionModal.tsx').then(({ EditQuestionModal }) => EditQuestionModal),
)
const SplitQuestionModal = lazyPart(() =>
  import('./SplitQuestionModal.tsx').then(({ SplitQuestionModal }) => SplitQuestionModal),
)
const RawMessagesModal = lazyPart(() =>
  import('../card/RawMessagesModal.tsx').then(({ RawMessagesModal }) => RawMessagesModal),
)

interface QuestionDialogsProps {
  readonly proposal: Proposal
  readonly parts: OpenParts
}

/** Dialogs above the cards. */
export function QuestionDialogs({ proposal, parts }: QuestionDialogsProps) {
  const { source, messages, edited, parted } = parts
  const questionOf = (questionId: string | null) => proposal.questions.find(({ id }) => id === questionId)
  const inspected = questionOf(messages.content)
  const toEdit = questionOf(edited.content)
  const toSplit = questionOf(parted.content)
  return (
    <>
      {source.content !== null && (
        <AnswerSources proposalId={proposal.id} opened={source.content} isOpen={source.isOpen} onClose={source.close} />
      )}
      {inspected !== undefined && (
        <RawMessagesModal question={inspected} isOpen={messages.isOpen} onClose={messages.close} />
      )}
      {toEdit !== undefined && (
        <EditQuestionModal
          key={`edit-${edited.turn}`}
          proposalId={proposal.id}
          question={toEdit}
          isOpen={edited.isOpen}
          onClose={edited.close}
        />
      )}
      {toSplit !== undefined && (
        <SplitQuestionModal
          key={`split-${parted.turn}`}
          proposalId={proposal.id}
          question={toSplit}
          isOpen={parted.isOpen}
          onClose={parted.close}
        />
      )}
    </>
  )
}
