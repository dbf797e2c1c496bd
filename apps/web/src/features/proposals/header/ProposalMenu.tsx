import { useNavigate } from 'react-router-dom'
import type { Proposal } from '../../../../../../adapters/http-contract/proposals.ts'
import { paths } from '../../../shared/paths.ts'
import { texts } from '../../../shared/texts/application-texts.ts'
import { ActionMenu, type MenuAction } from '../../../shared/ui/ActionMenu.tsx'
import { lazyPart } from '../../../shared/ui/lazy-part.tsx'
import { useDuplicateProposalMutation, useRemoveProposalMutation } from '../endpoints/application-endpoints.ts'
import type { FunderField } from './ApplicationDetailsModal.tsx'
import { toReplace, unanswered } from './drafting-again.ts'
import { useDraftAgainMutation } from '../endpoints/drafting-endpoints.ts'
import { canTakeForm } from '../proposal-state.ts'
import { useKeys } from '../../../shared/use-keys.ts'
import { useBeside } from '../use-beside.ts'

const words = texts.application

const ApplicationDetailsModal = lazyPart(() =>
  import('./ApplicationDetailsModal.tsx').then(({ ApplicationDetailsModal }) => ApplicationDetailsModal),
)
const DraftAgainModal = lazyPart(() => import('./DraftAgainModal.tsx').then(({ DraftAgainModal }) => DraftAgainModal))
const RemoveModal = lazyPart(() => import('../../../shared/ui/RemoveModal.tsx').then(({ RemoveModal }) => RemoveModal))
const KeysModal = lazyPart(() => import('./KeysModal.tsx').then(({ KeysModal }) => KeysModal))
const ReorderDrawer = lazyPart(() => import('../list/ReorderDrawer.tsx').then(({ ReorderDrawer }) => ReorderDrawer))

interface ProposalMenuProps {
  readonly proposal: Proposal
  readonly FunderField: FunderField
  /** Opens the upload of a form. */
  readonly onForm: () => void
  /** Error of the last immediate action. */
  readonly onFailure: (failure: { readonly heading: string; readonly error: unknown } | null) => void
}

function useDialogs() {
  const details = useBeside<true>()
  const everything = useBeside<true>()
  const order = useBeside<true>()
  const removal = useBeside<true>()
  const keys = useBeside<true>()
  return { details, everything, order, removal, keys }
}

type Dialogs = ReturnType<typeof useDialogs>

/** Contents deleted with the application, in words. */
function goesWith({ questions, coverLetter, formFileName }: Proposal): string[] {
  return [
    ...(questions.length > 0 ? [texts.changing.questions(questions.length)] : []),
    ...(coverLetter === null ? [] : [texts.changing.coverLetter]),
    ...(formFileName === null ? [] : [texts.changing.formFile(formFileName)]),
  ]
}

function Removal({ proposal, removal }: { readonly proposal: Proposal; readonly removal: Dialogs['removal'] }) {
  const [removeProposal] = useRemoveProposalMutation()
  const navigate = useNavigate()
  const remove = async () => {
    const { error } = await removeProposal(proposal.id)
    if (error === undefined)
      await navigate(proposal.projectId === null ? paths.projects : paths.project(proposal.projectId))
    return error
  }
  return (
    <RemoveModal
      isOpen={removal.isOpen}
      name={proposal.name}
      goes={goesWith(proposal)}
      onRemove={remove}
      onClose={removal.close}
    />
  )
}

function drafting({ questions }: Proposal, onUnanswered: () => void, { everything }: Dialogs): MenuAction[] {
  const open = unanswered(questions)
  const { drafts, ofPeople } = toReplace(questions)
  return [
    ...(open > 0 ? [{ label: words.draftingAgain.unanswered(open), onSelect: onUnanswered }] : []),
    ...(drafts + ofPeople > 0
      ? [{ label: words.draftingAgain.everything, onSelect: () => everything.open(true) }]
      : []),
  ]
}

/** Actions on the whole application. */
export function ProposalMenu({ proposal, FunderField, onForm, onFailure }: ProposalMenuProps) {
  const dialogs = useDialogs()
  const { details, everything, order, removal, keys } = dialogs
  useKeys({ '?': () => keys.open(true) })
  const [draftAgain] = useDraftAgainMutation()
  const [duplicate] = useDuplicateProposalMutation()
  const navigate = useNavigate()
  const { id, questions } = proposal
  const draftUnanswered = async () => {
    const { error } = await draftAgain({ id, scope: 'unanswered' })
    onFailure(error === undefined ? null : { heading: words.draftingAgain.failed, error })
  }
  const copy = async () => {
    const { data, error } = await duplicate(id)
    onFailure(error === undefined ? null : { heading: texts.changing.duplicateFailed, error })
    if (data !== undefined) await navigate(paths.proposal(data))
  }
  const changes = [
    { label: words.details.open, onSelect: () => details.open(true) },
    ...(canTakeForm(proposal)
      ? [{ label: proposal.formFileName === null ? words.form.give : words.form.another, onSelect: onForm }]
      : []),
    ...(questions.length > 1 ? [{ label: words.reordering.open, onSelect: () => order.open(true) }] : []),
  ]
  const whole = [
    { label: texts.changing.duplicate, onSelect: () => void copy() },
    { label: texts.changing.remove, isDangerous: true, onSelect: () => removal.open(true) },
  ]
  const help = [{ label: words.keys.show, keyName: '?', onSelect: () => keys.open(true) }]
  return (
    <>
      <ActionMenu
        type="text"
        accessibleName={words.menu}
        groups={[changes, drafting(proposal, () => void draftUnanswered(), dialogs), whole, help]}
      />
      {details.content !== null && (
        <ApplicationDetailsModal
          key={details.turn}
          proposal={proposal}
          FunderField={FunderField}
          isOpen={details.isOpen}
          onClose={details.close}
        />
      )}
      {everything.content !== null && (
        <DraftAgainModal
          key={everything.turn}
          proposal={proposal}
          isOpen={everything.isOpen}
          onClose={everything.close}
        />
      )}
      {order.content !== null && <ReorderDrawer proposal={proposal} isOpen={order.isOpen} onClose={order.close} />}
      {keys.content !== null && <KeysModal isOpen={keys.isOpen} onClose={keys.close} />}
      {removal.content !== null && <Removal proposal={proposal} removal={removal} />}
    </>
  )
}
