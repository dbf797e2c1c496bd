import { Checkbox } from 'antd'
import { useState } from 'react'
import type { Proposal } from '../../../../../../adapters/http-contract/proposals.ts'
import { texts } from '../../../shared/texts/application-texts.ts'
import { RunEstimate } from '../../../shared/writing-service/RunEstimate.tsx'
import { FailureNotice } from '../../../shared/ui/Notice.tsx'
import { useDraftAgainMutation } from '../endpoints/drafting-endpoints.ts'
import { toReplace, unanswered } from './drafting-again.ts'
import { Dialog } from '../../../shared/ui/Dialog.tsx'

const words = texts.application.draftingAgain

interface DraftAgainModalProps {
  readonly proposal: Proposal
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Drafts everything again, after showing how many answers are replaced, and whose. */
export function DraftAgainModal({ proposal, isOpen, onClose }: DraftAgainModalProps) {
  const [isConfirmed, setIsConfirmed] = useState(false)
  const [draftAgain, { error, isLoading }] = useDraftAgainMutation()
  const { drafts, ofPeople } = toReplace(proposal.questions)
  const replaced = drafts + (isConfirmed ? ofPeople : 0)
  const open = unanswered(proposal.questions)
  const draft = async () => {
    const result = await draftAgain({ id: proposal.id, scope: 'all', confirmed: isConfirmed })
    if (result.error === undefined) onClose()
  }
  return (
    <Dialog
      open={isOpen}
      title={words.title}
      okText={replaced === 0 && open > 0 ? words.unanswered(open) : words.replace(replaced)}
      cancelText={texts.common.cancel}
      okButtonProps={{
        danger: isConfirmed,
        disabled: replaced + open === 0,
        loading: isLoading,
      }}
      onOk={() => void draft()}
      onCancel={onClose}
      destroyOnHidden
    >
      <div className="stack tight">
        {error !== undefined && !isLoading && <FailureNotice error={error} heading={words.failed} />}
        <p>{words.drafts(drafts)}</p>
        {ofPeople > 0 && (
          <>
            <p>{words.ofPeople(ofPeople)}</p>
            <Checkbox checked={isConfirmed} onChange={(event) => setIsConfirmed(event.target.checked)}>
              {words.confirm(ofPeople)}
            </Checkbox>
          </>
        )}
        <RunEstimate count={replaced + open} />
        <p className="muted small">{words.kept}</p>
      </div>
    </Dialog>
  )
}
