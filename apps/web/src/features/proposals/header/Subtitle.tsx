import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { Proposal } from '../../../../../../adapters/http-contract/proposals.ts'
import { texts } from '../../../shared/texts/proposal-texts.ts'
import { Collapsible } from '../../../shared/ui/Collapsible.tsx'
import { grantInfoAnswer } from '../proposal-state.ts'
import { lazyPart } from '../../../shared/ui/lazy-part.tsx'

const words = texts.proposal.subtitle
const FunderModal = lazyPart(() => import('./FunderModal.tsx').then(({ FunderModal }) => FunderModal))

function FunderName({ proposal }: { readonly proposal: Proposal }) {
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never')
  const { funder, funderOverviewId, funderOverviewStatus } = proposal
  if (funder === null) return null
  if (funderOverviewStatus === 'processing')
    return (
      <>
        <bdi>{funder.funderName}</bdi> ({words.loadingFunder})
      </>
    )
  if (funderOverviewStatus === null)
    return (
      <>
        <bdi>{funder.funderName}</bdi> ({words.noOverview} <Link to={{ hash: 'cover-letter' }}>{words.toOverview}</Link>
        )
      </>
    )
  if (funderOverviewId === null) return <bdi>{funder.funderName}</bdi>
  return (
    <>
      <button type="button" className="link-button" dir="auto" onClick={() => setState('open')}>
        {funder.funderName}
      </button>
      {state !== 'never' && (
        <FunderModal funderId={funderOverviewId} isOpen={state === 'open'} onClose={() => setState('closed')} />
      )}
    </>
  )
}

/** 'Applying for {amount} for {purpose} from {funder}', with the known values. */
export function Subtitle({ proposal }: { readonly proposal: Proposal }) {
  const amount = grantInfoAnswer(proposal.grantInfo, texts.grants.amountQuestion)
  const purpose = grantInfoAnswer(proposal.grantInfo, texts.grants.purposeQuestion)
  const aims = [amount, purpose].filter((aim) => aim !== null)
  if (aims.length === 0 && proposal.funder === null) return null
  const toFunder = proposal.funder === null ? '' : aims.length > 0 ? words.from : words.to
  return (
    <Collapsible className="muted">
      {[words.applying, ...aims.map((aim) => `${words.for}${aim}`), toFunder].join('')}
      <FunderName proposal={proposal} />
    </Collapsible>
  )
}
