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

function Profile({ facts, unread }: Response<'GET /account/profile'>) {
  return (
    <>
      <ProfileCounts facts={facts} unread={unread} />
      {GROUPS.map((group) => (
        <FactGroupCard key={group} group={group} facts={facts.filter((fact) => fact.group === group)}>
          {group === 'own' && <AddOwnFact />}
        </FactGroupCard>
      ))}
    </>
  )
}

export function ProfilePage() {
  useDocumentTitle(words.title)
  const query = useLoadProfileQuery()
  usePollWhile((query.data?.unread ?? 0) > 0, POLL_WHILE_LOOKING, query.refetch, query.isError)
  return (
    <div className="stack wide">
      <header>
        <h1>{words.title}</h1>
        <p className="muted">{words.intro}</p>
      </header>
      <LoadState query={query} skeleton={<SkeletonPage />}>
        {(profile) => <Profile {...profile} />}
      </LoadState>
    </div>
  )
}
