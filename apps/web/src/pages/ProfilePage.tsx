import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { Response } from '../../../../adapters/http-contract/calls.ts'
import { AddOwnFact } from '../features/profile/AddOwnFact.tsx'
import { useLoadProfileQuery } from '../features/profile/endpoints.ts'
import { FactGroupCard } from '../features/profile/FactGroupCard.tsx'
import { GROUPS } from '../features/profile/profile-groups.ts'
import { ProfileCounts } from '../features/profile/ProfileCounts.tsx'
import { texts } from '../shared/texts/profile-texts.ts'
import { LoadState } from '../shared/ui/LoadState.tsx'
import { SkeletonPage } from '../shared/ui/Skeletons.tsx'
import { useDocumentTitle } from '../shared/ui/use-document-title.ts'
import { usePollWhile } from '../shared/use-poll-while.ts'

const words = texts.profile

/** Milliseconds. */
const POLL_WHILE_LOOKING = 3000

/** Shows the fact in the address once it is rendered. */
function useHashTarget() {
  const { hash } = useLocation()
  useEffect(() => {
    const fact = document.getElementById(hash.slice(1))
    fact?.focus({ preventScroll: true })
    fact?.scrollIntoView({ block: 'center' })
  }, [hash])
}

function Profile({ facts, asked, unread }: Response<'GET /account/profile'>) {
  // Stays as it came, so that no field moves while one fills them in.
  const [first] = useState(asked)
  useHashTarget()
  const rest = facts.filter(({ key, yearly }) => yearly || !first.includes(key))
  return (
    <>
      <ProfileCounts facts={facts} unread={unread} />
      {first.length > 0 && (
        <FactGroupCard group="asked" facts={first.flatMap((key) => facts.find((fact) => fact.key === key) ?? [])} />
      )}
      {GROUPS.map((group) => (
        <FactGroupCard key={group} group={group} facts={rest.filter((fact) => fact.group === group)}>
          {group === 'own' && <AddOwnFact />}
        </FactGroupCard>
      ))}
    </>
  )
}

export function ProfilePage() {
  useDocumentTitle(words.title)
  const query = useLoadProfileQuery(undefined, { refetchOnMountOrArgChange: true })
  const [openedAt] = useState(Date.now)
  const isFresh = (query.fulfilledTimeStamp ?? 0) >= openedAt
  usePollWhile((query.data?.unread ?? 0) > 0, POLL_WHILE_LOOKING, query.refetch, query.isError)
  return (
    <div className="stack wide">
      <header>
        <h1>{words.title}</h1>
        <p className="muted">{words.intro}</p>
      </header>
      <LoadState query={isFresh ? query : { ...query, data: undefined }} skeleton={<SkeletonPage />}>
        {(profile) => <Profile {...profile} />}
      </LoadState>
    </div>
  )
}
